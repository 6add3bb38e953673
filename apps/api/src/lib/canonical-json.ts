import { stringify } from 'safe-stable-stringify'

/** Writes JSON with sorted keys and no spaces, so that anyone with the data can reproduce the same bytes. */
export function canonicalJson(value: object): string {
  const text = stringify(value)
  if (text === undefined) throw new Error('a report can not be written as JSON')
  return text
}
