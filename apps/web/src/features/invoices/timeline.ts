import type { Subscription } from '@thant/contracts/subscriptions'
import { Temporal } from 'temporal-polyfill'

type Span = { start: string; end: string }
export type Placed<S extends Span> = S & {
  /** Percent of the line. */
  left: number
  width: number
}
export type Contract = Subscription['contracts'][number]
export type Billed = Subscription['billed'][number]

export type Timeline = {
  months: number
  contracts: Placed<Contract>[]
  /** Periods that overlap stand beneath each other. */
  lanes: Placed<Billed>[][]
  todayAt: number
  /** Months with their names, so many that they can be read. */
  marks: Array<{ month: string; left: number }>
}

/** Contracts and billed periods on one line of whole months that holds today; ends are the last days. */
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

/** Everything that stands on the line, newest first. */
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

/** Each month of half a year, the quarters of five years, else the years. */
function marksOf(first: Temporal.PlainDate, months: number): string[] {
  const step = months <= 6 ? 1 : months <= 60 ? 3 : 12
  const offset = (step - ((first.month - 1) % step)) % step
  const count = Math.ceil((months - offset) / step)
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    first.add({ months: offset + index * step }).toString(),
  )
}
