export type CsvRow = {
  /** Of the row's beginning in the file, from 1 on. */
  line: number
  cells: string[]
}

/** Splits a CSV by RFC 4180, and leaves out rows without any text. */
export function parseCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let cell = ''
  let line = 1
  let isQuoted = false
  const endCell = () => {
    row.cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.cells.some((value) => value.trim() !== '')) rows.push(row)
    row = { line: line + 1, cells: [] }
  }
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index)
    if (isQuoted && character === '"' && source.charAt(index + 1) === '"') {
      cell += '"'
      index += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (character === ',' && !isQuoted) endCell()
    else if (character === '\n' && !isQuoted) {
      endRow()
      line += 1
    } else {
      if (character === '\n') line += 1
      cell += character
    }
  }
  endRow()
  return rows
}
