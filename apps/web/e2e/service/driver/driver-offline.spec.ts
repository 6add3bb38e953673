import { newStaffUser } from '../../customers/customer-user.ts'
import { inYangon } from '../../support/api.ts'
import { now } from '../../support/clock.ts'
import { expect, type Page, test } from '../../support/journey.ts'
import { signInAt, untilKept } from '../../support/kept-code.ts'
import { gatePhoto } from '../../support/photo.ts'
import { startReleases } from '../../support/releases.ts'
import { signInOnScreen } from '../../support/sign-in.ts'
import { unique } from '../../support/unique.ts'
import { type Api, apiAs, newOrganization, newPickup } from '../pickup-data.ts'
import { complete, expectAllSent, expectUnsent, newStop, openStop, pickUpTime } from './driver-stops.ts'

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  permissions: ['geolocation'],
  geolocation: { longitude: 96.131, latitude: 16.792 },
})

const today = inYangon(now().toISOString()).day
const kg = ['12.5', '3', '40.25']

test('a day without network is recorded, survives a closed page, and arrives once', {
  tag: ['@15.3-01', '@15.3-02', '@15.3-04', '@15.3-10'],
}, async ({ page, context }) => {
  test.setTimeout(180_000)
  const [office, admin] = [await apiAs(page, 'operation'), await apiAs(page, 'admin')]
  const email = await newStaffUser(page, admin, 'DRIVER')
  const me = await (await apiAs(page, email))('GET', '/me')
  const driver = me.data._id
  const names = ['First', 'Second', 'Third', 'Locked', 'Cancelled'].map((name) => unique(`${name} Stop`))
  const stops: string[] = []
  for (const name of names) stops.push(await newStop(office, name, driver))
  const removed = unique('Removed Stop')
  const { schedule, pickup } = await newScheduledStop(office, removed, driver)

  const areLoaded = [...stops, pickup].map((id) =>
    page.waitForResponse((reply) => reply.url().endsWith(`/logistics/${id}`)),
  )
  await signInOnScreen(page, email)
  await Promise.all(areLoaded)
  await untilKept(page)

  await context.setOffline(true)
  await page.reload()
  for (const [index, weight] of kg.entries()) await complete(page, names[index] ?? '', weight)
  await openStop(page, names[3] ?? '')
  await page.getByRole('button', { name: 'Not collected' }).click()
  const why = page.getByRole('dialog', { name: 'Why was it not collected?' })
  await why.getByRole('radio', { name: 'Gate locked' }).click()
  await why.locator('input[type=file]').setInputFiles(gatePhoto)
  await expect(why.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await why.getByRole('button', { name: 'Record' }).click()
  await expectUnsent(page, 4)
  await complete(page, names[4] ?? '', '7')
  await complete(page, removed, '9')
  await expectUnsent(page, 6)

  await page.close()
  await office('PATCH', `/logistics/${stops[4]}`, { status: 'CANCELLED' })
  await office('DELETE', `/schedules/${schedule}`)
  const again = await context.newPage()
  await again.goto('/driver')
  await expectUnsent(again, 6)
  let cut = 0
  await context.route('**/api/logistics/*/visits', async (route) => {
    if (route.request().method() !== 'POST' || cut === 2) return route.continue()
    cut += 1
    await route.fetch()
    await route.abort()
  })
  await context.setOffline(false)
  await expectAllSent(again)
  expect(cut).toBe(2)
  await expect(again.getByRole('alert').filter({ hasText: 'The office looks at it' })).toHaveCount(2)

  for (const id of stops) expect((await listVisits(office, id)).length).toBe(1)
  const [first] = await listVisits(office, stops[0] ?? '')
  expect(first).toMatchObject({ state: 'applied', photos: [{}], location: { lng: 96.131, lat: 16.792 } })
  expect(first?.signature?.length).toBeGreaterThan(0)
  const { evidence } = (await office('GET', `/logistics/${stops[0]}`)).data as unknown as { evidence: unknown[] }
  const taken = { isTimeByPhone: true, isPlaceByPhone: true, location: { lng: 96.131, lat: 16.792 } }
  expect(evidence).toMatchObject([{ photos: [taken] }])
  const [locked] = await listVisits(office, stops[3] ?? '')
  expect(locked).toMatchObject({ collected: 'nothing', code: 'gate-locked', state: 'applied', photos: [{}] })
  const toLookAt = await office('GET', `/visits?state=to-look-at&limit=200`)
  const mine = (toLookAt.data as unknown as Array<{ stop: { organization: string }; conflict: string }>).filter(
    ({ stop }) => [names[4], removed].includes(stop.organization),
  )
  expect(mine.map(({ conflict }) => conflict).toSorted()).toEqual(['cancelled', 'removed'])
  await expectTotalsOfSameWork(office, stops.slice(0, 3))
})

/** A stop that a schedule has made for the end of today, and removes again when it is deleted. */
async function newScheduledStop(office: Api, name: string, driver: string) {
  const organizationId = await newOrganization(office, name)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const made = await office('POST', '/schedules', {
    organizationId,
    startsOn: today,
    weekdays: [weekday === 0 ? 7 : weekday],
    timeOfDay: '23:59',
    wayType: 'Dry',
    driver,
  })
  expect(made.status).toBe(201)
  const planned = await office('GET', `/logistics?organizationId=${organizationId}&from=${today}&to=${today}`)
  const [pickup] = planned.data as unknown as Array<{ _id: string }>
  return { schedule: made.data._id, pickup: pickup?._id ?? '' }
}

type Recorded = { state: string; signature: unknown[] | null }

async function listVisits(office: Api, pickup: string): Promise<Recorded[]> {
  return (await office('GET', `/logistics/${pickup}/visits`)).data as unknown as Recorded[]
}

/** The totals of the month are those of the same weights typed by the office. */
async function expectTotalsOfSameWork(office: Api, stops: readonly string[]): Promise<void> {
  for (const id of stops) {
    const { data } = await office('GET', `/logistics/${id}`)
    const { organizationId, items } = data as unknown as { organizationId: { _id: string }; items: unknown[] }
    const twin = await newOrganization(office, unique('Same Work'))
    const typed = await newPickup(office, twin, { pickUpTime })
    await office('PATCH', `/logistics/${typed}`, { status: 'COMPLETED', items })
    const totals = async (organization: string) => (await office('GET', `/wastes/organizations/${organization}`)).data
    expect(await totals(organizationId._id)).toEqual(await totals(twin))
  }
}

test('a new release waits until what was recorded is sent', { tag: ['@15.3-07'] }, async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const releases = await startReleases(Number(new URL(baseURL ?? '').port))
  try {
    const [office, admin] = [await apiAs(page, 'operation'), await apiAs(page, 'admin')]
    const email = await newStaffUser(page, admin, 'DRIVER')
    const me = await (await apiAs(page, email))('GET', '/me')
    const name = unique('Waiting Stop')
    const stop = await newStop(office, name, me.data._id)
    const isLoaded = page.waitForResponse((reply) => reply.url().endsWith(`/logistics/${stop}`))
    await signInAt(page, releases.url, email)
    await isLoaded
    await untilKept(page, 'first')
    await context.setOffline(true)
    await complete(page, name, '5')
    await expectUnsent(page, 1)

    releases.publish('second')
    await context.route('**/api/logistics/*/visits', (route) => route.abort())
    await context.setOffline(false)
    await page.reload()
    await expectUnsent(page, 1)
    expect(await releaseOf(page)).toBe('first')
    await context.unroute('**/api/logistics/*/visits')
    await expectAllSent(page)
    await page.reload()
    expect(await releaseOf(page)).toBe('second')
  } finally {
    await releases.stop()
  }
})

function releaseOf(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => /\.(\w+)\.js$/.exec(document.querySelector('script[type=module]')?.getAttribute('src') ?? '')?.[1],
  )
}
