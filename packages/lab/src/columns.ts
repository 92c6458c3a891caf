// Tables for the terminal: columns as wide as their widest entry, numbers to the right.

export function table(rows: readonly (readonly (string | number)[])[], gap = '  '): string {
  const columns = Math.max(...rows.map((row) => row.length))
  const layout = Array.from({ length: columns }, (_, column) => ({
    width: Math.max(...rows.map((row) => visibleLength(`${row[column] ?? ''}`))),
    isNumber: rows.some((row) => typeof row[column] === 'number'),
  }))
  return rows
    .map((row) =>
      layout
        .map(({ width, isNumber }, column) => {
          const cell = `${row[column] ?? ''}`
          const space = ' '.repeat(width - visibleLength(cell))
          return isNumber ? space + cell : cell + space
        })
        .join(gap)
        .trimEnd(),
    )
    .join('\n')
}

/** Short entries side by side, in as many columns as fit, read downwards. */
export function sideBySide(entries: readonly string[], width: number, gap = '   '): string[] {
  for (let across = entries.length; across > 1; across--) {
    const down = Math.ceil(entries.length / across)
    const rows = Array.from({ length: down }, (_, row) => entries.filter((__, index) => index % down === row))
    const lines = table(rows, gap).split('\n')
    if (Math.max(...lines.map(visibleLength)) <= width) return lines
  }
  return [...entries]
}

/** Without the codes that only set colours. */
// oxlint-disable-next-line no-control-regex
export const visibleLength = (text: string): number => text.replaceAll(/\u001B\[[\d;]*m/g, '').length
