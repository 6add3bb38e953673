import type { HolidayPickup } from '@thant/contracts/service/holiday-pickups'
import { Temporal } from 'temporal-polyfill'
import type { WorkingDays } from '#domains/company/company-days/working-days.ts'
import { type Around, daysAround } from './days-around.ts'

export type PickupOnHoliday = Pick<HolidayPickup, '_id' | 'policy'> & {
  /** Its site and way type. One pickup of a day is enough for these. */
  place: string
  /** The closed day. */
  day: string
  /** The first day on which its time of day is still ahead. */
  firstDay: string
  /** The end of its schedule or of the contract; null where neither ends. */
  lastDay: string | null
}

export type Surroundings = {
  today: string
  workingDays: WorkingDays
  /** The days of each place's other pickups. */
  taken: ReadonlyMap<string, ReadonlySet<string>>
  /** How many pickups each day has. */
  counts: ReadonlyMap<string, number>
}

/** What was taken and counted, and what the proposals before this one take. */
type Board = {
  today: string
  /** The working days around each closed day. */
  around: ReadonlyMap<string, Around>
  taken: Map<string, Set<string>>
  counts: Map<string, number>
  /** Places that have a pickup moved to one side of a holiday already. */
  sides: Set<string>
}

type Proposal = Pick<HolidayPickup, 'proposal' | 'coveredOn'>

/**
 * Proposes what becomes of the pickups on closed days. One whose schedule names the working day goes there, as if the
 * day had been closed before the pickup was made. All others go to the nearer side of the holiday, to the day with the
 * fewest pickups. Where the place has a pickup already, a second one is left out. The order is that of the proposals.
 */
export function withProposals<Pickup extends PickupOnHoliday>(
  pickups: readonly Pickup[],
  { today, workingDays, taken, counts }: Surroundings,
): Array<Pickup & Proposal> {
  const days = [...new Set(pickups.map(({ day }) => day))]
  const board: Board = {
    today,
    around: new Map(days.map((day) => [day, daysAround(day, workingDays)])),
    taken: new Map([...taken].map(([place, taken]) => [place, new Set(taken)])),
    counts: new Map(counts),
    sides: new Set(),
  }
  const inOrder = pickups.toSorted((one, other) => compare(one.day, other.day) || compare(one._id, other._id))
  const bound = inOrder.filter((pickup) => ownDay(pickup, board) !== undefined)
  const free = inOrder.filter((pickup) => ownDay(pickup, board) === undefined)
  return [...bound, ...free].map((pickup) => ({ ...pickup, ...proposalFor(pickup, board) }))
}

function proposalFor(pickup: PickupOnHoliday, board: Board): Proposal {
  if (pickup.policy === 'skip') return { proposal: { decision: 'cancel', day: null }, coveredOn: null }
  const taken = board.taken.get(pickup.place) ?? new Set()
  const day = ownDay(pickup, board) ?? quietestDay(pickup, board)
  if (day === undefined || taken.has(day)) {
    return { proposal: { decision: 'cancel', day: null }, coveredOn: day ?? nearest(pickup.day, [...taken]) }
  }
  board.taken.set(pickup.place, taken.add(day))
  board.counts.set(day, (board.counts.get(day) ?? 0) + 1)
  board.sides.add(sideKey(pickup.place, sidesOf(pickup, board)[day < pickup.day ? 'before' : 'after']))
  return { proposal: { decision: 'move', day }, coveredOn: null }
}

/** The day that the schedule itself would choose; undefined where staff choose. */
function ownDay(pickup: PickupOnHoliday, board: Board): string | undefined {
  const { policy, firstDay, lastDay } = pickup
  if (policy !== 'next' && policy !== 'previous') return undefined
  const [moved] = sidesOf(pickup, board)[policy === 'next' ? 'after' : 'before']
  if (moved === undefined || moved < firstDay || (lastDay !== null && moved > lastDay)) return undefined
  return moved
}

/** The day with the fewest pickups on the nearer side of the holiday, or on the other one where that has none. */
function quietestDay(pickup: PickupOnHoliday, board: Board): string | undefined {
  const { before, after } = sidesOf(pickup, board)
  const away = (day: string | undefined) => (day === undefined ? 0 : distance(pickup.day, day))
  const [back, ahead] = [away(before[0]), away(after[0])]
  const sides = back === ahead ? [[...before, ...after]] : back < ahead ? [before, after] : [after, before]
  const free = [freeDays(pickup, before, board), freeDays(pickup, after, board)].flat()
  const candidates = sides.map((side) => side.filter((day) => free.includes(day))).find(({ length }) => length > 0)
  const { counts } = board
  return candidates?.toSorted(
    (one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0) || away(one) - away(other) || compare(other, one),
  )[0]
}

/** The days of a side up to the place's next pickup. None where one is moved there already. */
function freeDays(
  { place, lastDay }: PickupOnHoliday,
  side: readonly string[],
  { taken, today, sides }: Board,
): readonly string[] {
  if (sides.has(sideKey(place, side))) return []
  const end = side.findIndex(
    (day) => day <= today || (lastDay !== null && day > lastDay) || taken.get(place)?.has(day) === true,
  )
  return end === -1 ? side : side.slice(0, end)
}

function sidesOf({ day }: PickupOnHoliday, { around }: Board): Around {
  return around.get(day) ?? { before: [], after: [] }
}

function nearest(day: string, days: readonly string[]): string | null {
  return days.toSorted((one, other) => distance(day, one) - distance(day, other) || compare(other, one))[0] ?? null
}

function sideKey(place: string, [first]: readonly string[]): string {
  return `${place} ${first}`
}

function distance(day: string, other: string): number {
  return Math.abs(Temporal.PlainDate.from(day).until(other).days)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
