import type { consignments } from '@thant/api/database/schema/consignments'
import type { WasteType } from '@thant/contracts/materials/wastes'
import { Temporal } from 'temporal-polyfill'
import { destinationIdOf } from '../materials/treatment.ts'
import { createRandom, type Random } from '../random.ts'
import type { Timeline } from '../timeline.ts'

type ConsignmentRow = typeof consignments.$inferInsert
/** What the items of a month, `YYYY-MM`, say of their destination. */
export type ClaimedWeight = { month: string; wasteType: WasteType; destinationId: string; weightKg: number }
type LoadPapers = { writerId: string | null; slipKey: string | null }

/** Less is not worth the way. */
const smallestLoad = 3
/** From here on a lorry goes over the weighbridge; less is weighed by hand. */
const smallestLorryLoad = 300

/**
 * Takes nearly all that is to go to a place there at the end of each month, and what came in this month yesterday. Two
 * months ago a trial load of cans went to a smelter that no profile names, and more cans left than had been noted, so
 * that both the mass balance and the comparison with the profiles have something to say.
 */
export function createConsignments(
  claimed: readonly ClaimedWeight[],
  timeline: Timeline,
  paperwork: LoadPapers,
): ConsignmentRow[] {
  const thisMonth = timeline.today.toPlainYearMonth()
  const trialMonth = thisMonth.subtract({ months: 2 })
  const byMonth = Map.groupBy(claimed, ({ month }) => month)
  const stocks = new Map<string, number>()
  const rows: ConsignmentRow[] = []
  const consign = (load: Load) => rows.push(consignmentOf(load, rows.length, timeline, paperwork))
  for (
    let month = timeline.firstDay.toPlainYearMonth();
    Temporal.PlainYearMonth.compare(month, thisMonth) <= 0;
    month = month.add({ months: 1 })
  ) {
    for (const { wasteType, destinationId, weightKg } of byMonth.get(month.toString()) ?? []) {
      const route = `${wasteType} ${destinationId}`
      const random = createRandom(`consignment ${route} ${month}`)
      const day = loadingDay(month, timeline, random)
      const stock = (stocks.get(route) ?? 0) + weightKg
      const netKg = wholeKilograms(stock * random.between(0.965, 0.995))
      const isTrial = wasteType === 'Cans' && month.equals(trialMonth)
      const leaves = day !== undefined && netKg >= smallestLoad
      stocks.set(route, isTrial ? 0 : leaves ? stock - netKg : stock)
      if (!leaves) continue
      consign({ random, day, destinationId, wasteType, netKg })
      if (!isTrial) continue
      const trial = { destinationId: destinationIdOf('smelter'), netKg: wholeKilograms(weightKg * 0.13) }
      consign({ random, day, wasteType, ...trial, note: 'Trial load, weighed twice at the gate' })
    }
  }
  return rows
}

type Load = Pick<ConsignmentRow, 'destinationId' | 'wasteType' | 'netKg' | 'note'> & {
  random: Random
  day: Temporal.PlainDate
}

function consignmentOf(
  { random, day, netKg, note = '', ...load }: Load,
  index: number,
  timeline: Timeline,
  { writerId, slipKey }: LoadPapers,
): ConsignmentRow {
  const tareKg = netKg < smallestLorryLoad ? null : 5 * random.integer(620, 700)
  const at = timeline.at(day, random.integer(9 * 60, 16 * 60))
  return {
    ...load,
    id: random.uuid(),
    date: day.toString(),
    grossKg: tareKg === null ? null : netKg + tareKg,
    tareKg,
    netKg,
    documentNumber: `WB-${day.year}-${String(index + 101)}`,
    // One slip in ten is lost on the way.
    slipKey: index % 10 === 9 ? null : slipKey,
    note,
    updatedById: writerId,
    createdAt: at,
    updatedAt: at,
  }
}

/** Undefined while nothing of the present month has been collected that could have left. */
function loadingDay(
  month: Temporal.PlainYearMonth,
  { today }: Timeline,
  random: Random,
): Temporal.PlainDate | undefined {
  const isPresent = month.equals(today.toPlainYearMonth())
  const day = workingDay(isPresent ? today.subtract({ days: 1 }) : month.toPlainDate({ day: random.integer(24, 28) }))
  return day.toPlainYearMonth().equals(month) ? day : undefined
}

function workingDay(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.dayOfWeek === 7 ? day.subtract({ days: 1 }) : day
}

/** Scales for small loads show one decimal. */
function wholeKilograms(kilograms: number): number {
  return kilograms < smallestLorryLoad ? Math.floor(kilograms * 10) / 10 : Math.floor(kilograms)
}
