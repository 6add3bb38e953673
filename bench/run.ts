/**
 * `npm run bench`: the figures that the portal promises, as ratios measured in one run, in one table.
 * `npm run bench -- pickups start` measures those parts alone.
 */
import { benchCalendar } from './calendar.ts'
import { benchDashboard } from './dashboard.ts'
import { benchExports } from './exports.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchOrganizations } from './organizations.ts'
import { benchPayments } from './payments.ts'
import { benchPdf } from './pdf.ts'
import { benchPickups } from './pickups.ts'
import { benchReportPreview } from './report-preview.ts'
import { benchStart } from './start.ts'
import { printTable, type Row } from './table.ts'
import { benchWastes } from './wastes.ts'
import { createWorld, type World } from './world.ts'

const parts: Record<string, (world: World) => Promise<Row[]> | Row[]> = {
  wastes: benchWastes,
  dashboard: benchDashboard,
  pickups: benchPickups,
  organizations: benchOrganizations,
  exports: benchExports,
  calendar: benchCalendar,
  'report-preview': benchReportPreview,
  payments: benchPayments,
  pdf: benchPdf,
  'first-load': benchFirstLoad,
}

const chosen = process.argv.slice(2)
const names = [...Object.keys(parts), 'start']
const unknown = chosen.filter((name) => !names.includes(name))
if (unknown.length > 0) throw new Error(`no part ${unknown.join(', ')}; there are ${names.join(', ')}`)
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)

const rows: Row[] = []
const { world, close } = await createWorld()
try {
  for (const [name, bench] of Object.entries(parts)) if (isChosen(name)) rows.push(...(await bench(world)))
} finally {
  await close()
}
// Starts are timed once nothing else of the benchmarks runs.
if (isChosen('start')) rows.push(...(await benchStart()))
printTable(rows)
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1
