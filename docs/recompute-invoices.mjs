// Recomputes the invoices of a customer for whole months from what its portal answers, saved as files of one folder:
//   pickups.json   GET /logistics/organizations/:id?include=items      failures.json  GET /outcomes?organizationId=:id
//   prices.json    GET /organizations/:id/prices                       lists.json     GET /price_lists/:id of each list
//   indexes.json   GET /price_indexes                                  invoices.json  GET /payment/:id of each invoice
// It names every amount that differs, and ends with 1 if one does. Weights are counted in grams, prices in
// ten-thousandths. It knows completed pickups and wasted trips, fees and minimums; not extra pickups nor what was
// charged by hand, and one invoice for all sites.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2] ?? import.meta.dirname
const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
const [pickups, failures, { agreements }, lists, indexes, invoices] = [
  ...['pickups', 'failures', 'prices', 'lists', 'indexes', 'invoices'].map(read),
]
const yangon = (instant) => new Date(Date.parse(instant) + 6.5 * 3_600_000).toISOString().slice(0, 10)
const customersSide = ['not-out', 'wrong-container', 'contaminated', 'too-full', 'too-heavy', 'gate-locked']
customersSide.push('vehicle-in-the-way', 'nobody-there', 'nothing-to-collect', 'refused')
const milli = (number) => BigInt(Math.round(number * 1e3))
const tenThousandths = (number) => BigInt(Math.round(number * 1e4))
const half = (amount, unit) => (amount < 0n ? -half(-amount, unit) : (amount + unit / 2n) / unit)
const latest = (dated, day) =>
  dated.filter((one) => one.startsOn <= day).sort((a, b) => (a.startsOn < b.startsOn ? 1 : -1))[0]

function pricesOn(day, site) {
  const own = agreements.filter((one) => site !== null && one.site?._id === site)
  const agreement =
    latest(own, day) ??
    latest(
      agreements.filter((one) => one.site === null),
      day,
    )
  const list = lists.find((one) => one._id === agreement?.priceList?._id)
  const version = list && latest(list.versions, day)
  const priced = (price) => ({
    ...price,
    unit: price.indexName === null ? tenThousandths(price.unitPrice) : shareOf(price, day),
  })
  const thing = ({ kind, wayType, wasteType }) => `${kind === 'viss' ? 'kg' : kind} ${wayType} ${wasteType}`
  const replaced = new Set((agreement?.prices ?? []).map(thing))
  const all = [...(agreement?.prices ?? []), ...(version?.prices ?? []).filter((price) => !replaced.has(thing(price)))]
  return { ...version, prices: all.map(priced).filter(({ unit }) => unit !== null) }
}
function shareOf({ indexName, indexPercent }, day) {
  const index = indexes.find(({ name, month }) => name === indexName && month === day.slice(0, 7))
  return index ? half(tenThousandths(index.value) * BigInt(Math.round(indexPercent * 100)), 10_000n) : null
}
function charge(charges, pickup, { prices }, kinds, of, quantities) {
  const ofKind = prices.filter((price) => kinds.includes(price.kind))
  const own = ofKind.filter((price) => Object.entries(of).every(([name, value]) => price[name] === value))
  const steps = own.length > 0 ? own : ofKind.filter((price) => Object.keys(of).every((name) => price[name] === null))
  const reached = steps.filter(({ kind, fromQuantity }) => milli(fromQuantity) <= quantities[kind])
  const price = reached.sort((one, other) => other.fromQuantity - one.fromQuantity)[0]
  if (price === undefined || quantities[price.kind] === 0n) return
  const { kind, isRebate, unit, taxTreatment } = price
  charges.push({ ...pickup, ...of, kind, price: isRebate ? -unit : unit, quantity: quantities[kind], taxTreatment })
}
const owed = (charges) =>
  charges.filter(({ price }) => price > 0n).reduce((sum, one) => sum + one.price * one.quantity, 0n)
const fill = (charges, kind, minimum, of) => {
  const missing = tenThousandths(minimum ?? 0) * 1_000n - owed(charges)
  if (missing > 0n) charges.push({ ...of, kind, price: half(missing, 1_000n), quantity: 1_000n })
}
function chargesOf(pickup) {
  const charges = []
  const [day, site] = [yangon(pickup.pickUpTime), pickup.site._id]
  const applicable = pricesOn(day, site)
  const trip = pickup.items ? 'pickup' : 'wasted-trip'
  charge(charges, { site }, applicable, [trip], { wayType: pickup.wayType ?? null }, { [trip]: 1_000n })
  const weights = new Map()
  for (const { productType, quantity } of pickup.items ?? []) {
    weights.set(productType, (weights.get(productType) ?? 0n) + milli(quantity))
  }
  for (const [wasteType, grams] of weights) {
    charge(
      charges,
      { site },
      applicable,
      ['kg', 'viss'],
      { wasteType },
      { kg: grams, viss: half(grams * 1_000n, 1_633n) },
    )
  }
  if (pickup.items && charges.length > 0) {
    fill(charges, 'pickup-minimum', applicable.minimumPerPickup, { site, taxTreatment: charges[0].taxTreatment })
  }
  return charges
}
function amountOf({ servicePeriod: { end }, currency, taxes }) {
  const isIn = ({ pickUpTime }) => yangon(pickUpTime).slice(0, 7) === end.slice(0, 7)
  const wasted = failures.filter(
    ({ code, isOverruled, pickup }) => !isOverruled && customersSide.includes(code) && isIn(pickup),
  )
  const charges = [...pickups.filter(isIn), ...wasted.map(({ pickup, site }) => ({ ...pickup, site }))].flatMap(
    chargesOf,
  )
  const applicable = pricesOn(end, null)
  charge(charges, { site: null }, applicable, ['month'], {}, { month: 1_000n })
  const month = applicable.prices.find(({ kind }) => kind === 'month') ?? applicable.prices[0]
  fill(charges, 'month-minimum', applicable.minimumPerMonth, { site: null, taxTreatment: month?.taxTreatment })
  const unit = currency === 'MMK' ? 10_000_000n : 100_000n
  const lines = Object.values(
    Object.groupBy(charges, (one) => [one.site, one.kind, one.wayType, one.wasteType, one.price, one.taxTreatment]),
  )
  const amounts = lines.map(([first, ...rest]) => [
    first.taxTreatment,
    half(rest.reduce((sum, one) => sum + one.quantity, first.quantity) * first.price, unit),
  ])
  const sum = (treatment) =>
    amounts
      .filter(([own]) => treatment === undefined || own === treatment)
      .reduce((all, [, amount]) => all + amount, 0n)
  const percent = taxes.find(({ isIncluded }) => !isIncluded)?.percent ?? 0
  const total = sum() + half(sum('taxable') * BigInt(Math.round(percent * 100)), 10_000n)
  return currency === 'MMK' ? Number(total) : Number(total) / 100
}
const problems = invoices.filter((invoice) => amountOf(invoice) !== invoice.amount)
for (const { invoiceNo, amount, ...rest } of problems)
  process.stdout.write(`${invoiceNo}: ${amount}, recomputed ${amountOf({ ...rest, amount })}\n`)
process.stdout.write(`${invoices.length} invoices, ${problems.length} differ\n`)
process.exitCode = problems.length > 0 ? 1 : 0
