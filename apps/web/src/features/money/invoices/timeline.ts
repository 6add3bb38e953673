import type { Subscription } from '@thant/contracts/customers/subscriptions'
import { Temporal } from 'temporal-polyfill'

type Span = { start: string; end: string }
export type Placed<S extends Span> = S & {
  /** `left` and `width` are percentages of the line. */
  left: number
  width: number
}
export type Contract = Subscription['contracts'][number]
export type Billed = Subscription['billed'][number]

export type Timeline = {
  months: number
  contracts: Placed<Contract>[]
  /** Overlapping periods are in separate lanes, drawn beneath each other. */
  lanes: Placed<Billed>[][]
  todayAt: number
  /** The labelled months, few enough to be readable. */
  marks: Array<{ month: string; left: number }>
}

/** Places contracts and billed periods on a line of whole months that includes today; end dates are inclusive. */
export function timelineOf({ contracts, billed }: Pick<Subscription, 'contracts' | 'billed'>, today: string): Timeline {
  const spans: Span[] = [...contracts, ...billed, { start: today, end: today }]
  const first = Temporal.PlainDate.from(spans.map(({ start }) => start).toSorted()[0] ?? today).with({ day: 1 })
  const last = Temporal.PlainDate.from(
    spans
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? today,
  )
    .with({ day: 1 })
    .add({ months: 1 })
  const days = first.until(last).days
  const at = (day: string) => (first.until(day).days / days) * 100
  const place = <S extends Span>(span: S): Placed<S> => {
    const left = at(span.start)
    return { ...span, left, width: at(span.end) + 100 / days - left }
  }
  const months = first.until(last, { largestUnit: 'month' }).months
  return {
    months,
    contracts: contracts.map(place),
    lanes: inLanes(billed.toSorted(byStart)).map((lane) => lane.map(place)),
    todayAt: at(today) + 50 / days,
    marks: marksOf(first, months).map((month) => ({ month: month.slice(0, 7), left: at(month) })),
  }
}

export function linesOf({ contracts, billed }: Pick<Subscription, 'contracts' | 'billed'>): Array<Contract | Billed> {
  return [...contracts, ...billed].toSorted((one, other) => byStart(other, one))
}

function byStart(one: Span, other: Span): number {
  return one.start < other.start ? -1 : one.start > other.start ? 1 : 0
}

function inLanes<S extends Span>(spans: readonly S[]): S[][] {
  const lanes: S[][] = []
  for (const span of spans) {
    const free = lanes.find((lane) => (lane.at(-1)?.end ?? '') < span.start)
    if (free) free.push(span)
    else lanes.push([span])
  }
  return lanes
}

/** Labels every month for up to half a year, every quarter for up to five years, and every year beyond. */
function marksOf(first: Temporal.PlainDate, months: number): string[] {
  const step = months <= 6 ? 1 : months <= 60 ? 3 : 12
  const offset = (step - ((first.month - 1) % step)) % step
  const count = Math.ceil((months - offset) / step)
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    first.add({ months: offset + index * step }).toString(),
  )
}
