/**
 * `npm run bench`: the figures that the portal promises, as ratios measured in one run, in one table.
 * `npm run bench -- pickups start` measures those parts alone.
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
// What needs none of it, such as the starts, is measured once nothing else of the benchmarks runs.
for (const [name, { needs, minutes }] of measured) if (needs.length === 0) rows.push(...(await run(name, minutes, {})))
printTable(rows)
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1

function run(name: string, minutes: number, addresses: Partial<Addresses>): Promise<Row[]> {
  console.log(`Measuring ${name} …`)
  const script = new URL('measure-part.ts', import.meta.url)
  return runPart({ name, script, args: [name, JSON.stringify(addresses)], limitMs: minutes * 60_000 })
}
