// Sounds as data, and the samples they stand for: struck, blown and rustled things, added up. The same data give the same samples.

/** One thing that sounds: a tone with its partials, or noise around a pitch. */
export interface Layer {
  /** Seconds after the beginning. */
  readonly at?: number
  readonly hertz: number
  /** Where the pitch glides to. */
  readonly to?: number
  /** Times the pitch, and how loud. A pure tone if there are none. */
  readonly partials?: readonly (readonly [ratio: number, gain: number])[]
  /** Noise in place of a tone: the larger, the narrower around its pitch. */
  readonly noise?: number
  readonly gain: number
  /** Seconds until it is there, for which it stays, and in which it goes. What is struck does not stay. */
  readonly attack?: number
  readonly hold?: number
  readonly decay: number
  /** Of what is blown: how often, and how much. */
  readonly tremble?: readonly [hertz: number, depth: number]
}

export type Sound = readonly Layer[]

const ATTACK = 0.003
const PURE = [[1, 1]] as const

/** Down to a thousandth. */
const SILENCE = Math.log(1000)

/** High partials of struck things fade first. */
const FADING = 0.6

const startOf = ({ at = 0 }: Layer): number => at

const lengthOf = ({ attack = ATTACK, hold = 0, decay }: Layer): number => attack + hold + decay

export const secondsOf = (sound: Sound): number =>
  Math.max(...sound.map((layer) => startOf(layer) + lengthOf(layer)))

export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(secondsOf(sound) * rate) + 1)
  for (const layer of sound) {
    const into = samples.subarray(Math.round(startOf(layer) * rate))
    if (layer.noise === undefined) addTone(into, layer, rate)
    else addNoise(into, layer, layer.noise, rate)
  }
  return samples
}

function addTone(into: Float32Array, layer: Layer, rate: number): void {
  const { hertz, to = hertz, partials = PURE, gain, hold, tremble: [often, depth] = [0, 0] } = layer
  const all = partials.reduce((sum, [, part]) => sum + part, 0)
  for (const [ratio, part] of partials) {
    const voice = hold === undefined ? { ...layer, decay: layer.decay / ratio ** FADING } : layer
    const count = Math.floor(lengthOf(voice) * rate)
    const glide = (to - hertz) / count
    const loud = (gain * part) / all
    let phase = 0
    for (let at = 0; at < count && at < into.length; at++) {
      const time = at / rate
      const tremor = 1 + depth * Math.sin(TURN * often * time)
      into[at] = (into[at] ?? 0) + loud * envelope(voice, time) * Math.sin(phase)
      phase += (TURN * ratio * (hertz + glide * at) * tremor) / rate
    }
  }
}

const TURN = 2 * Math.PI

/** Through a filter that lets its band pass, with the peaks it would have as a tone. */
function addNoise(into: Float32Array, layer: Layer, narrow: number, rate: number): void {
  const { hertz, gain } = layer
  const count = Math.floor(lengthOf(layer) * rate)
  const angle = (TURN * hertz) / rate
  const alpha = Math.sin(angle) / (2 * narrow)
  const [b, a1, a2] = [alpha / (1 + alpha), (-2 * Math.cos(angle)) / (1 + alpha), (1 - alpha) / (1 + alpha)]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  let seed = Math.round(hertz)
  for (let at = 0; at < count && at < into.length; at++) {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
    const x = seed / 2 ** 31 - 1
    const y = b * (x - x2) - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    into[at] = (into[at] ?? 0) + gain * envelope(layer, at / rate) * Math.max(-1, Math.min(1, y * 1.6))
  }
}

function envelope(layer: Layer, time: number): number {
  const { attack = ATTACK, hold = 0, decay } = layer
  if (time < attack) return time / attack
  const falling = time - attack - hold
  if (falling < 0) return 1
  return falling >= decay ? 0 : Math.exp((-SILENCE * falling) / decay) * (1 - falling / decay)
}
