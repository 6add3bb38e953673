import { AppError } from '../requests/app-error.ts'

/** Holds the sort of a page and the sort value and id of its last row, after which the next page starts. */
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
    // Text that cannot be decoded is refused below.
  }
  throw new AppError('list.unknown-cursor')
}

/**
 * A forged cursor may hold text that cannot be cast to the sort's type, for which PostgreSQL reports a data exception.
 */
export function rethrowCursorError(error: Error): never {
  const { code } = (error.cause ?? error) as { code?: string }
  throw code?.startsWith('22') ? new AppError('list.unknown-cursor') : error
}
