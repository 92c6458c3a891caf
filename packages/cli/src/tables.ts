// Reading the engine's tables: its ids index them, so that a row is always there.

export const at = <T>(table: readonly T[], id: number): T => table[id] as T
