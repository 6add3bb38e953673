import { AppError } from './app-error.ts'

/** Where a page ended: the sort it was in, and the last row's sort value and id. */
export type Cursor = { sort: string; value: string; id: string }

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.sort, cursor.value, cursor.id])).toString('base64url')
}

export function decodeCursor(text: string, sort: string): Cursor {
  try {
    const [cursorSort, value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[]
    const isOurs = cursorSort === sort && typeof value === 'string' && !value.includes('\0')
    if (isOurs && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) return { sort, value, id }
  } catch {
    // Not a cursor of ours: told below.
  }
  throw new AppError('list.unknown-cursor')
}
