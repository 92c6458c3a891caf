// What a server tells of itself, by name.

export type Metrics = (name: string) => number

export async function metricsOf(address: string): Promise<Metrics> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
}

export const metricOf = async (address: string, name: string): Promise<number> =>
  (await metricsOf(address))(name)

/** How far its event loop was behind since somebody asked for metrics before, in milliseconds. */
export interface Lag {
  readonly p99: number
  readonly max: number
}

export function lagIn(metrics: Metrics): Lag {
  const ms = (name: string): number => Math.round(metrics(`nodejs_eventloop_lag_${name}_seconds`) * 1000)
  return { p99: ms('p99'), max: ms('max') }
}

export const lagOf = async (address: string): Promise<Lag> => lagIn(await metricsOf(address))
