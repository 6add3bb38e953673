// Recomputes the tables of GRI 306 from the file of the items behind them, both of the same months and sites:
//   GET /api/gri/organizations/<id>/items/export?from=2026-01&to=2026-12    > items.csv
//   GET /api/gri/organizations/<id>/export?from=2026-01&to=2026-12          > tables.csv
//   node gri-306.mjs items.csv tables.csv
// Sums are of whole grams. It names every cell that differs, and ends with 1 if one does.
import { readFileSync } from 'node:fs'

const [items, tables] = process.argv.slice(2, 4).map((path) => rowsOf(readFileSync(path, 'utf8')))
const recovery = {
  'Preparation for reuse': ['Preparation for reuse'],
  Recycling: ['Recycling', 'Composting', 'Anaerobic digestion'],
  'Other recovery operations': ['Other recovery'],
}
const disposal = {
  'Incineration with energy recovery': ['Incineration with energy recovery'],
  'Incineration without energy recovery': ['Incineration without energy recovery'],
  Landfilling: ['Landfilling'],
  'Other disposal operations': ['Other disposal', 'Unknown treatment'],
  'Unknown treatment': ['Unknown treatment'],
}
const measures = ['Weighed', 'Estimated', 'Worked out from the volume', 'Not recorded']
const isDiverted = (item) => Object.values(recovery).flat().includes(item.Treatment)
const kilograms = (list) => list.reduce((sum, item) => sum + Math.round(Number(item['Weight (kg)']) * 1000), 0) / 1000
const plusMinus = 'Uncertainty at 95 % (± %)'
const known = tables.filter(({ Row }) => measures.includes(Row))
const ofSum = known.reduce((sum, of) => sum + (of['Total (kg)'] * of[plusMinus]) ** 2, 0) ** 0.5 / kilograms(items)
const problems = []

for (const line of tables) {
  const expect = (column, value) => {
    if (line[column] === String(value)) return
    problems.push(`${line.Table}, ${line['Kind of waste']} ${line.Row}: ${column} ${line[column]}, not ${value}`)
  }
  const ofKind = items.filter((item) => ['', item['Kind of waste']].includes(line['Kind of waste']))
  if (line.Table.includes('306-3')) {
    const ofRow = items.filter((item) => ['Total', item['Waste type']].includes(line.Row))
    expect('Waste generated (kg)', kilograms(ofRow))
    expect('Diverted from disposal (kg)', kilograms(ofRow.filter(isDiverted)))
    expect('Directed to disposal (kg)', kilograms(ofRow.filter((item) => !isDiverted(item))))
  } else if (/306-[45]/.test(line.Table)) {
    const operations = line.Table.includes('306-4') ? recovery : disposal
    const treatments = operations[line.Row] ?? Object.values(operations).flat()
    expect('Total (kg)', kilograms(ofKind.filter((item) => treatments.includes(item.Treatment))))
    expect('Offsite (kg)', line['Total (kg)'])
    if (line['Onsite (kg)'] !== '') problems.push(`${line.Row}: nobody records what is treated onsite`)
  } else if (line.Table === 'Data quality' && [...measures, 'Total', 'Unknown treatment'].includes(line.Row)) {
    const isOfRow = (item) => ['Total', item['How the weight is known'], item.Treatment].includes(line.Row)
    expect('Total (kg)', kilograms(items.filter(isOfRow)))
    if (line.Row === 'Total' && items.length > 0) expect(plusMinus, Number(ofSum.toFixed(ofSum < 1 ? 1 : 0)))
  }
}
process.stdout.write(`${items.length} items, ${tables.length} lines, ${kilograms(items)} kg\n${problems.join('\n')}\n`)
process.exitCode = problems.length > 0 || tables.length === 0 ? 1 : 0

function rowsOf(text) {
  const lines = [...text.replace('\uFEFF', '').matchAll(/((?:"(?:[^"]|"")*"|[^"\r\n])+)/g)].map(([line]) =>
    [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)].map(([, cell]) => cell.replace(/^"(.*)"$/s, '$1')),
  )
  return lines.slice(1).map((cells) => Object.fromEntries(lines[0].map((head, index) => [head, cells[index]])))
}
