// Recomputes the figures of a report, and of its tables of today, from the files of its evidence:
//   unzip evidence.zip && node recompute.mjs      (or: node recompute.mjs <folder>)
// It names every figure that differs, and ends with 1 if one does. Weights are summed in whole grams, emissions in
// whole hundred-thousandths of a factor times grams.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2] ?? import.meta.dirname
const read = (name) => readFileSync(join(folder, name), 'utf8')
const report = JSON.parse(read('report.json'))
const today = JSON.parse(read('today.json'))
const [pickups, items, treatments, totals, months, factors] = [
  ...['pickups', 'items', 'treatments', 'totals'],
  ...['months', 'factors'],
].map((name) => (existsSync(join(folder, `${name}.csv`)) ? rowsOf(read(`${name}.csv`)) : []))
const types = ['Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic']
const diverted = ['reuse', 'recycling', 'composting', 'digestion', 'other-recovery']
const recovery = {
  'preparation-for-reuse': ['reuse'],
  recycling: ['recycling', 'composting', 'digestion'],
  'other-recovery': ['other-recovery'],
}
const disposal = {
  'incineration-with-energy': ['incineration-with-energy'],
  incineration: ['incineration'],
  landfilling: ['landfill'],
  'other-disposal': ['other-disposal', 'unknown'],
}

const dayOf = new Map(pickups.map((pickup) => [pickup.collection_note, pickup.picked_up_on]))
const itemOf = new Map(items.map((item) => [`${item.collection_note} ${item.item}`, item]))
// All organizations together have the sums of each month instead of pickups.
const parts = [
  ...treatments.map((part) => ({
    ...itemOf.get(`${part.collection_note} ${part.item}`),
    ...part,
    month: dayOf.get(part.collection_note).slice(0, 7),
  })),
  ...totals,
]
let recomputed = 0
const problems = []

same('SHA-256 of report.json', report.sha256, createHash('sha256').update(canonical(report.data)).digest('hex'))
for (const [key, item] of itemOf) {
  const ofItem = parts.filter((part) => `${part.collection_note} ${part.item}` === key)
  same(`parts of item ${key}`, Number(item.weight_kg), kilograms(ofItem))
}
if (report.data.tables) checkGriReport(report.data)
else checkReport(report.data)
checkTables('today', today, 'set_today')
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.stdout.write(`${recomputed} figures recomputed, ${problems.length} differ\n`)
process.exitCode = problems.length > 0 ? 1 : 0

function checkReport({ figures }) {
  same('report: weight', figures.weightKg, kilograms(items))
  same('report: pickups', figures.pickups, pickups.length)
  sameLists(
    'report: month',
    figures.months.flatMap(({ month, ...kg }) => types.map((type) => [`${month} ${type}`, kg[type]])),
    sumsBy(items, (item) => `${dayOf.get(item.collection_note).slice(0, 7)} ${item.waste_type}`),
  )
  sameLists(
    'report: type',
    figures.composition.map(({ name, quantity }) => [name, quantity]),
    sumsBy(items, (item) => item.waste_type),
  )
  sameLists(
    'report: item',
    figures.items.map((item) => [`${item.productType} ${plain(item.productName)}`, item.quantity]),
    sumsBy(items, productOf),
  )
  sameLists(
    'report: pickups of item',
    figures.items.map((item) => [`${item.productType} ${plain(item.productName)}`, item.pickups]),
    pickupsBy(productOf),
  )
  if (figures.annex) {
    sameLists(
      'report: annex',
      figures.annex.map((pickup) => [
        `${pickup.pickedUpOn} ${pickup.collectionNote}`,
        grams(pickup.items.map((item) => ({ weight_kg: item.quantity }))) / 1000,
      ]),
      sumsBy(items, (item) => `${dayOf.get(item.collection_note)} ${item.collection_note}`),
    )
  }
  if (figures.pickupsByType) {
    sameLists(
      'report: pickups of type',
      figures.pickupsByType.map((row) => [row.type, row.pickups]),
      pickupsBy((item) => item.waste_type),
    )
  }
  if (figures.treatments) {
    sameLists(
      'report: way',
      figures.treatments.map((way) => [wayOf(way.type, way.treatment, way.destination ?? ''), way.weightKg]),
      sumsBy(parts, (part) => wayOf(part.waste_type, part.treatment, part.destination)),
    )
  }
  if (figures.measures) {
    sameLists(
      'report: measure',
      figures.measures.map(({ measure, weightKg }) => [measure, weightKg]),
      sumsBy(items, (item) => item.measure),
    )
  }
  // Reports of former releases counted each type by one treatment.
  if (figures.emissions.withoutFactor) checkEmissions('report: emissions', figures.emissions, 'set_in_report')
}

function checkGriReport({ tables, destinations }) {
  checkTables('report', { tables, scope3Category5: tables.scope3Category5 }, 'set_in_report')
  // Sums of all organizations do not tell where things went, and reports of former releases did not either.
  if (!destinations || totals.length > 0) return
  sameLists(
    'report: destination',
    destinations.map((place) => [plain(place.name ?? ''), place.weightKg]),
    sumsBy(parts, (part) => plain(part.destination)),
  )
}

function checkTables(whose, { tables, scope3Category5 }, set) {
  const { waste306_3, diverted306_4, disposed306_5, dataQuality } = tables
  for (const row of [...waste306_3.rows, waste306_3.total]) {
    const ofRow = parts.filter((part) => row.wasteType === undefined || part.waste_type === row.wasteType)
    const name = `${whose}: 306-3 ${row.wasteType ?? 'total'}`
    same(`${name} generated`, row.generated, kilograms(ofRow))
    same(`${name} diverted`, row.divertedFromDisposal, kilograms(ofRow.filter(isDiverted)))
    same(`${name} disposed`, row.directedToDisposal, kilograms(ofRow.filter((part) => !isDiverted(part))))
  }
  checkOperations(`${whose}: 306-4`, diverted306_4, recovery)
  checkOperations(`${whose}: 306-5`, disposed306_5, disposal)
  for (const { measure, weightKg } of dataQuality.measures) {
    same(`${whose}: ${measure}`, weightKg, kilograms(parts.filter((part) => part.measure === measure)))
  }
  const unknown = parts.filter((part) => part.treatment === 'unknown')
  same(`${whose}: unknown treatment`, dataQuality.unknownTreatment.weightKg, kilograms(unknown))
  const shareOf = (list) => (parts.length === 0 ? null : grams(list) / grams(parts))
  same(`${whose}: diversion rate`, dataQuality.diversionRate, shareOf(parts.filter(isDiverted)))
  same(`${whose}: weighed`, dataQuality.weighedShare, shareOf(parts.filter((part) => part.measure === 'weighed')))
  const { direct, outsideOfScopes, withoutFactor } = scope3Category5
  const emitted = emissionsOf(parts, set)
  same(`${whose}: category 5, direct`, direct, emitted.direct)
  same(`${whose}: category 5, avoided`, outsideOfScopes.avoided, emitted.avoided)
  checkWithoutFactor(`${whose}: category 5`, withoutFactor, set)
}

function checkOperations(name, table, operations) {
  const isOfTable = (part) => Object.values(operations).flat().includes(part.treatment)
  same(`${name} total`, table.total.total, kilograms(parts.filter(isOfTable)))
  for (const [kind, isHazardous] of Object.entries({ hazardous: 'true', nonHazardous: 'false' })) {
    const ofKind = parts.filter((part) => part.is_hazardous === isHazardous)
    for (const { operation, total } of table[kind].rows) {
      const ofRow = ofKind.filter((part) => operations[operation].includes(part.treatment))
      same(`${name} ${kind} ${operation}`, total, kilograms(ofRow))
    }
    same(`${name} ${kind} total`, table[kind].total.total, kilograms(ofKind.filter(isOfTable)))
  }
}

function checkEmissions(name, said, set) {
  const rowOf = (part) => {
    if (part.treatment === 'landfill') return 'landfilling'
    return part.waste_type === 'E-waste' && part.treatment === 'recycling' ? 'e-waste' : part.treatment
  }
  const check = (row, figure, list) => {
    for (const [key, value] of Object.entries(emissionsOf(list, set)))
      same(`${name}, ${row}: ${key}`, figure[key], value)
  }
  check('total', said.total, parts)
  const withoutEwaste = parts.filter((part) => part.waste_type !== 'E-waste')
  check('without e-waste', said.withoutEwaste, withoutEwaste)
  for (const row of said.treatments)
    check(
      row.treatment,
      row,
      parts.filter((part) => rowOf(part) === row.treatment),
    )
  for (const row of said.materials)
    check(
      row.material,
      row,
      parts.filter((part) => part.waste_type === row.material),
    )
  checkWithoutFactor(name, said.withoutFactor, set)
}

function checkWithoutFactor(name, said, set) {
  sameLists(
    `${name}, without factor:`,
    said.map(({ treatment, weightKg }) => [treatment, weightKg]),
    sumsBy(
      parts.filter((part) => factorsOf(part, set).length === 0),
      (part) => part.treatment,
    ),
  )
}

function emissionsOf(list, set) {
  const sums = { direct: 0n, avoided_material: 0n, avoided_landfill: 0n }
  for (const part of list) {
    for (const factor of factorsOf(part, set)) {
      for (const key of Object.keys(sums)) {
        sums[key] += BigInt(grams([part])) * BigInt(Math.round(Number(factor[key]) * 100_000))
      }
    }
  }
  const tonnes = (sum) => Number(sum) / 100_000_000_000
  const avoided = sums.avoided_material + sums.avoided_landfill
  return {
    weightKg: kilograms(list),
    direct: tonnes(sums.direct),
    avoidedMaterial: tonnes(sums.avoided_material),
    avoidedLandfill: tonnes(sums.avoided_landfill),
    avoided: tonnes(avoided),
    net: tonnes(sums.direct - avoided),
  }
}

/** The factors of what became of something, by the set of its month. */
function factorsOf(part, set) {
  const number = months.find((row) => row.month === part.month)?.[set]
  return factors.filter(
    (factor) => factor.set === number && factor.material === part.waste_type && factor.treatment === part.treatment,
  )
}

function same(name, said, computed) {
  recomputed += 1
  if (said !== computed) problems.push(`${name} is ${said}, recomputed ${computed}`)
}

/** Both are lists of names with figures; what one of them lacks is 0. */
function sameLists(name, said, computed) {
  const [one, other] = [new Map(said), new Map(computed)]
  for (const key of new Set([...one.keys(), ...other.keys()])) {
    same(`${name} ${key}`, one.get(key) ?? 0, other.get(key) ?? 0)
  }
}

function sumsBy(list, keyOf) {
  const groups = new Map()
  for (const row of list) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups].map(([key, rows]) => [key, kilograms(rows)])
}

function pickupsBy(keyOf) {
  const notes = new Map()
  for (const item of items) notes.set(keyOf(item), (notes.get(keyOf(item)) ?? new Set()).add(item.collection_note))
  return [...notes].map(([key, ofKey]) => [key, ofKey.size])
}

function productOf(item) {
  return `${item.waste_type} ${plain(item.product)}`
}

function wayOf(type, treatment, destination) {
  return `${type}, ${treatment}, ${plain(destination)}`
}

/** A text that a spreadsheet would take for a formula stands in the files behind an apostrophe. */
function plain(text) {
  return text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')
}

function isDiverted(part) {
  return diverted.includes(part.treatment)
}

function grams(list) {
  return list.reduce((sum, { weight_kg }) => sum + Math.round(Number(weight_kg) * 1000), 0)
}

function kilograms(list) {
  return grams(list) / 1000
}

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}

function rowsOf(text) {
  const cells = [...text.replace('\uFEFF', '').matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g)]
  const lines = [[]]
  for (const [, cell, end] of cells) {
    lines.at(-1).push(cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'))
    if (end !== ',') lines.push([])
  }
  const [head, ...rows] = lines.filter((line) => line.length > 1)
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index]])))
}
