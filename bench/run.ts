/**
 * `npm run bench` measures the promised figures as ratios within one run and prints one table.
 * `npm run bench -- pickups start` measures only those parts, and
 * `npm run bench -- --items 10000000 growth` on databases of other sizes (CONTRIBUTING.md).
 */
import { parseArgs } from 'node:util'
import { createWorld } from './data/world.ts'
import { parts } from './parts.ts'
import { runPart } from './run-part.ts'
import { printTable, type Row } from './table.ts'
import type { Addresses } from './targets.ts'

const { values: sizes, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string', default: '1000000' },
    organizations: { type: 'string', default: '2000' },
    years: { type: 'string', default: '10' },
    'audit-entries': { type: 'string', default: '0' },
  },
})
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
const itemsOfPickup = 5
const measured = Object.entries(parts).filter(([name]) => chosen.length === 0 || chosen.includes(name))

const rows: Row[] = []
const world = await createWorld({
  organizations: Number(sizes.organizations),
  pickups: Number(sizes.items) / itemsOfPickup,
  items: Number(sizes.items),
  years: Number(sizes.years),
  auditEntries: Number(sizes['audit-entries']),
})
try {
  for (const [name, { needs, minutes }] of measured) {
    if (needs.length > 0) rows.push(...(await run(name, minutes, await world.provide(needs))))
  }
} finally {
  await world.close()
}
// Parts without a database, such as the starts, run last, when no other benchmark process is left.
for (const [name, { needs, minutes }] of measured) if (needs.length === 0) rows.push(...(await run(name, minutes, {})))
printTable(rows)
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1

function run(name: string, minutes: number, addresses: Partial<Addresses>): Promise<Row[]> {
  console.log(`Measuring ${name} …`)
  const script = new URL('measure-part.ts', import.meta.url)
  return runPart({ name, script, args: [name, JSON.stringify(addresses)], limitMs: minutes * 60_000 })
}
