export type Row = { what: string; measured: string; limit: string; isMet: boolean }

export function row(what: string, value: number, limit: number, unit: string, isAtLeast = false): Row {
  const isMet = isAtLeast ? value >= limit : value <= limit
  const digits = unit === 'MB' || unit === 'kB' ? 0 : 2
  return {
    what,
    measured: `${value.toFixed(digits)} ${unit}`,
    limit: `${isAtLeast ? 'at least' : 'at most'} ${limit.toFixed(digits)} ${unit}`,
    isMet,
  }
}

export function printTable(rows: Row[]): void {
  const cells = [
    ['', 'measured', 'limit', ''],
    ...rows.map((r) => [r.what, r.measured, r.limit, r.isMet ? 'met' : 'MISSED']),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  for (const line of cells) {
    console.log(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('   '),
    )
  }
}
