import { type DayPlan, dayPlanEndpoints } from '@thant/contracts/service/day-plans'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#lib/links/paths.ts'
import { renderScreen, type Screen } from '../../../../../test/render-screen.tsx'
import { reply, sampleReply } from '../../../../../test/replies.ts'

const sample = sampleReply(dayPlanEndpoints.get)
const [truck] = sample.vehicles
const [stop] = truck?.stops ?? []
const names = ['Alpha', 'Beta', 'Gamma', 'Delta'] as const
type Name = (typeof names)[number]
const ids = Object.fromEntries(names.map((name) => [name, crypto.randomUUID()])) as Record<Name, string>
const vehicleIds = { first: crypto.randomUUID(), second: crypto.randomUUID(), third: crypto.randomUUID() }

function stopOf(name: Name) {
  if (stop === undefined) throw new Error('The sample has no stop.')
  const location = { lng: 96.1 + names.indexOf(name) / 100, lat: 16.8 }
  const organization = { _id: ids[name], name }
  return { ...stop, _id: ids[name], organization, site: organization, status: 'CONFIRMED' as const, location, trip: 1 }
}

function planOf(orders: Record<keyof typeof vehicleIds, Name[]>, notes: DayPlan['notes'] = []): DayPlan {
  if (truck === undefined) throw new Error('The sample has no vehicle.')
  const { _id, organization, site, pickUpTime, status, driver, expectedKg, location } = stopOf('Delta')
  const waiting = { _id, organization, site, pickUpTime, status, driver, expectedKg, location }
  return {
    ...sample,
    notes,
    vehicles: Object.entries(orders).map(([key, stops]) => ({
      ...truck,
      _id: vehicleIds[key as keyof typeof vehicleIds],
      name: key,
      stops: stops.map(stopOf),
    })),
    unassigned: [{ ...waiting, plateNumber: 'second', reason: null }],
  }
}

const orders = { first: ['Alpha', 'Beta'], second: ['Gamma'], third: [] } satisfies Parameters<typeof planOf>[0]

async function showBoard(notes: DayPlan['notes'] = []): Promise<Screen> {
  const plan = planOf(orders, notes)
  const replies = [reply(dayPlanEndpoints.get, plan), reply(dayPlanEndpoints.accept, plan)]
  return renderScreen(paths.dayBoard, { as: 'OPERATION', replies })
}

const rowOf = (name: Name) => document.querySelector(`[data-stop="${ids[name]}"]`) as HTMLElement

function press(name: Name): void {
  const handle = rowOf(name).querySelector('[aria-hidden="true"]') as HTMLElement
  handle.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, ...middleOf(handle) }))
}

function moveTo(element: HTMLElement, share: number): void {
  element.scrollIntoView({ block: 'center' })
  const { top, height } = element.getBoundingClientRect()
  const at = { ...middleOf(element), clientY: top + height * share }
  window.dispatchEvent(new PointerEvent('pointermove', at))
}

function middleOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

const letGo = () => window.dispatchEvent(new PointerEvent('pointerup'))
const column = (name: string) => document.querySelector(`[aria-label="${name}"]`) as HTMLElement

function savedOrders({ calls }: Screen): string[][] | undefined {
  const saved = calls.made.findLast(({ name }) => name.startsWith('PUT /api/day_plans/'))
  const { vehicles } = (saved?.body ?? { vehicles: undefined }) as {
    vehicles?: Array<{ stops: Array<{ pickup: string }> }>
  }
  const nameOf = (id: string) => names.find((name) => ids[name] === id) ?? id
  return vehicles?.map(({ stops }) => stops.map(({ pickup }) => nameOf(pickup)))
}

it.each<[string, Name, () => [HTMLElement, number], string[][]]>([
  ['before a stop of another vehicle', 'Alpha', () => [rowOf('Gamma'), 0.1], [['Beta'], ['Alpha', 'Gamma'], []]],
  ['after a stop of another vehicle', 'Alpha', () => [rowOf('Gamma'), 0.9], [['Beta'], ['Gamma', 'Alpha'], []]],
  ['further down in its vehicle', 'Alpha', () => [rowOf('Beta'), 0.9], [['Beta', 'Alpha'], ['Gamma'], []]],
  ['to no vehicle', 'Beta', () => [rowOf('Delta'), 0.5], [['Alpha'], ['Gamma'], []]],
  ['from none to a vehicle', 'Delta', () => [rowOf('Alpha'), 0.9], [['Alpha', 'Delta', 'Beta'], ['Gamma'], []]],
])('a stop is dragged %s', { tags: ['10.14-35'] }, async (_, dragged, target, expected) => {
  const screen = await showBoard()
  press(dragged)
  moveTo(...target())
  expect(savedOrders(screen)).toBeUndefined()
  letGo()
  await expect.poll(() => savedOrders(screen)).toEqual(expected)
})

it('a stop stays where it is when it is let go there, beside the columns, or after Escape', {
  tags: ['10.14-35'],
}, async () => {
  const screen = await showBoard()
  press('Alpha')
  moveTo(rowOf('Beta'), 0.1)
  letGo()
  press('Alpha')
  moveTo(document.querySelector('h1') as HTMLElement, 0.5)
  letGo()
  press('Alpha')
  moveTo(rowOf('Gamma'), 0.9)
  await expect.poll(() => rowOf('Gamma').dataset.drop).toBe('after')
  expect(column('second').dataset.drop).toBe('true')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  letGo()
  await expect.poll(() => rowOf('Gamma').dataset.drop).toBeUndefined()
  expect(savedOrders(screen)).toBeUndefined()
})

it('vehicles without stops are folded, and the ways are drawn and said', {
  tags: ['10.14-35', '10.14-36'],
}, async () => {
  await showBoard()
  await expect.element(page.getByRole('region', { name: 'third' })).not.toBeInTheDocument()
  await page.getByText('Vehicles without stops: 1').click()
  await expect.element(page.getByRole('region', { name: 'third' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: /^Sketch of the routes; first, stops: 2,/ })).toBeVisible()
})

it('says of a stop when it is expected now, and that its place has closed by then', {
  tags: ['10.14-37'],
}, async () => {
  const plan = planOf(orders)
  const [first, ...others] = plan.vehicles
  if (first === undefined) throw new Error('There is no vehicle.')
  const times = { arrivesAt: '2026-02-03T03:50:00.000Z', expectedArrivalAt: '2026-02-03T04:15:00.000Z' }
  const changed = [
    { ...times, isLate: false, isExpectedLate: true },
    { ...times, arrivesAt: times.expectedArrivalAt, isLate: false, isExpectedLate: false },
  ]
  const stops = first.stops.map((stop, index) => ({ ...stop, ...changed[index] }))
  const today = { ...plan, vehicles: [{ ...first, stops }, ...others] }
  await renderScreen(paths.dayBoard, { as: 'OPERATION', replies: [reply(dayPlanEndpoints.get, today)] })
  await expect.poll(() => rowOf('Alpha').textContent).toContain('Route 10:20, expected 10:45Closed by then')
  expect(rowOf('Beta').textContent).not.toContain('expected 10:45')
})

it('says of a stop that is in no order which vehicle and driver it names, and lists what is not confirmed', {
  tags: ['10.14-08'],
}, async () => {
  const [requested] = sampleReply(pickupEndpoints.today)
  if (requested === undefined) throw new Error('The sample has no pickup.')
  const unconfirmed = {
    ...requested,
    status: 'REQUESTED' as const,
    organizationId: { _id: ids.Alpha, name: 'Epsilon' },
  }
  const replies = [reply(dayPlanEndpoints.get, planOf(orders)), reply(pickupEndpoints.today, [unconfirmed])]
  await renderScreen(paths.dayBoard, { as: 'OPERATION', replies })
  await expect.poll(() => rowOf('Delta').textContent).toContain('Not in the order of second')
  const leftOut = page.getByRole('region', { name: 'Not in the order' })
  await expect.element(leftOut.getByRole('link', { name: /^Epsilon/ })).toBeVisible()
})

it('says where the order or its distances are not those of the servers elsewhere', {
  tags: ['10.14-31', '10.14-32'],
}, async () => {
  await showBoard(['distances-estimated', 'engine-silent'])
  for (const text of [
    'The distance server did not answer; distances are estimated.',
    'The route engine did not answer; the order is our own.',
  ]) {
    await expect.element(page.getByText(text)).toBeVisible()
  }
})

it('says that a day has no pickups, and offers nothing to order then', { tags: ['10.14-08'] }, async () => {
  const empty = { ...planOf({ first: [], second: [], third: [] }), unassigned: [] }
  await renderScreen(paths.dayBoard, { as: 'OPERATION', replies: [reply(dayPlanEndpoints.get, empty)] })
  await expect.element(page.getByText('No pickups on this day')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Propose order' })).toBeDisabled()
})
