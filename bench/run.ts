/**
 * `npm run bench` measures the promised figures as ratios within one run and prints one table.
 * `npm run bench -- pickups start` measures only those parts.
 */
import { parts } from './parts.ts'
import { runPart } from './run-part.ts'
import { printTable, type Row } from './table.ts'
import type { Addresses } from './targets.ts'
import { createWorld } from './world.ts'

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
const measured = Object.entries(parts).filter(([name]) => chosen.length === 0 || chosen.includes(name))

const rows: Row[] = []
const world = await createWorld()
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
