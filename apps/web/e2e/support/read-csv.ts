import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'

export type CsvRow = Record<string, string>

/** Parses a CSV into rows by column name; quoted cells may contain commas, quotes and line breaks. */
export async function readCsv(file: Download): Promise<CsvRow[]> {
  const text = (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '')
  const rows = cellsOf(text).filter((cells) => cells.length > 1)
  const [head = [], ...body] = rows
  return body.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
}

export async function download(page: Page, name: string): Promise<Download> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return file
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end !== ',' && end !== '') rows.push([])
    if (end === '') break
  }
  return rows
}
