import { get, medians } from '../measure.ts'
import { type Row, row } from '../table.ts'
import type { Targets } from '../targets.ts'

const limitMs = 40

/** Searches by what people have in mind; the longest is of a name that many have, and of a text that nobody has. */
export async function benchSearch({ large }: Pick<Targets, 'large'>): Promise<Row[]> {
  const { rows } = await large.pool.query('select name, id from organizations order by name limit 1')
  const { rows: pickups } = await large.pool.query(`select id from pickups order by pick_up_at desc limit 1`)
  const texts: Record<string, string> = {
    'a name': rows[0].name,
    'a name that all have': 'organization',
    'two letters': 'or',
    'a phone': '+95 9 765 4321',
    'a plate': 'YGN 123',
    'letters and digits': 'a1b',
    'a day': new Date().toISOString().slice(0, 10),
    'a collection note': `COL-${pickups[0].id.slice(0, 13)}`,
    'what nobody has': 'nobody has this',
  }
  const ask = (text: string) => () => get(`${large.url}/api/search?q=${encodeURIComponent(text)}`, large.token)
  const found = await medians(Object.fromEntries(Object.entries(texts).map(([what, text]) => [what, ask(text)])), 100)
  return Object.keys(texts).map((what) => row(`GET /search, ${what}`, found[what] ?? Number.NaN, limitMs, 'ms'))
}
