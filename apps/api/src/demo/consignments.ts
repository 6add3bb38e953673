import { type WasteType, wasteTypes } from '@thant/contracts/wastes'
import { Temporal } from 'temporal-polyfill'
import type { consignments } from '#database/schema/consignments.ts'
import { createRandom } from './random.ts'
import type { Timeline } from './timeline.ts'
import { destinationIdOf, mainPlaces } from './treatment.ts'

type ConsignmentRow = typeof consignments.$inferInsert
/** In kilograms, by month (`YYYY-MM`) and type. */
type Collected = ReadonlyMap<string, number>

/** Less is not worth the way. */
const smallestLoad = 60

/**
 * Takes nearly all of a type that is in stock away at the end of each month. One load of this autumn was heavier than
 * what had been noted, so that the mass balance has something to say.
 */
export function createConsignments(
  collected: Collected,
  timeline: Timeline,
  writerId: string | null,
): ConsignmentRow[] {
  const thisMonth = timeline.today.toPlainYearMonth()
  const rows: ConsignmentRow[] = []
  const stocks = new Map<WasteType, number>()
  for (
    let month = timeline.firstDay.toPlainYearMonth();
    isEarlier(month, thisMonth);
    month = month.add({ months: 1 })
  ) {
    for (const wasteType of wasteTypes) {
      const random = createRandom(`consignment ${wasteType} ${month}`)
      const stock = (stocks.get(wasteType) ?? 0) + (collected.get(`${month} ${wasteType}`) ?? 0)
      const isHeavier = wasteType === 'Cans' && month.equals(thisMonth.subtract({ months: 2 }))
      const netKg = Math.floor(stock * (isHeavier ? 1.09 : random.between(0.9, 0.995)))
      stocks.set(wasteType, Math.max(0, netKg < smallestLoad ? stock : stock - netKg))
      if (netKg < smallestLoad) continue
      const day = workingDay(month.toPlainDate({ day: random.integer(24, 28) }))
      const tareKg = 5 * random.integer(620, 700)
      const at = timeline.at(day, random.integer(9 * 60, 16 * 60))
      rows.push({
        id: random.uuid(),
        date: day.toString(),
        destinationId: destinationIdOf(mainPlaces[wasteType]),
        wasteType,
        grossKg: netKg + tareKg,
        tareKg,
        netKg,
        documentNumber: `WB-${month.year}-${String(rows.length + 101)}`,
        note: isHeavier ? 'Weighed twice at the yard' : '',
        updatedById: writerId,
        createdAt: at,
        updatedAt: at,
      })
    }
  }
  return rows
}

function workingDay(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.dayOfWeek === 7 ? day.subtract({ days: 1 }) : day
}

function isEarlier(month: Temporal.PlainYearMonth, other: Temporal.PlainYearMonth): boolean {
  return Temporal.PlainYearMonth.compare(month, other) < 0
}
