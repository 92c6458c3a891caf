// The grain of the paper: one small tile of noise as a PNG of four shades, so that nothing is filtered while the game runs.

import { crc32, deflateSync } from 'node:zlib'
import { seeded } from './chance.ts'

const SIZE = 128
/** How opaque each shade is, of 255. */
const SHADES = [0, 22, 44, 72]
const BROWN = [64, 46, 20]

export function grainPng(): string {
  const chance = seeded(4)
  const noise = Float64Array.from({ length: SIZE * SIZE }, chance)
  const at = (x: number, y: number): number => noise[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)] ?? 0
  const rows: number[] = []
  for (let y = 0; y < SIZE; y++) {
    rows.push(0)
    for (let x = 0; x < SIZE; x += 4) {
      let byte = 0
      for (let pixel = x; pixel < x + 4; pixel++) {
        const near = (at(pixel - 1, y) + at(pixel + 1, y) + at(pixel, y - 1) + at(pixel, y + 1)) / 4
        const value = 0.55 * at(pixel, y) + 0.45 * near
        byte = (byte << 2) | (value > 0.74 ? 3 : value > 0.62 ? 2 : value > 0.52 ? 1 : 0)
      }
      rows.push(byte)
    }
  }
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', [0, 0, 0, SIZE, 0, 0, 0, SIZE, 2, 3, 0, 0, 0]),
    chunk(
      'PLTE',
      SHADES.flatMap(() => BROWN),
    ),
    chunk('tRNS', SHADES),
    chunk('IDAT', deflateSync(Buffer.from(rows), { level: 9 })),
    chunk('IEND', []),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}

function chunk(name: string, bytes: readonly number[] | Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), Buffer.from(bytes)])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length - 4, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
