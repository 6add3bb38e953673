import { reachOf } from '@thant/contracts/access'
import type { Endpoint } from '@thant/contracts/endpoint'
import { type Role, roles } from '@thant/contracts/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { addCharge } from '../records/charges.ts'
import {
  createBin,
  createInvoice,
  createOrganization,
  createOtherWaste,
  createPickup,
  createReport,
  createSchedule,
  createSite,
  createTraining,
  item,
} from '../records/factories.ts'
import { createPlacedBin } from '../records/placed-bins.ts'
import { createGiven } from '../samples/sample.ts'
import { endpointNameOf, endpointOf, samples } from '../samples/samples.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { useTestApp } from '../setup/create-test-app.ts'
import { endpointsOf } from '../setup/endpoints.ts'
import { fieldsOf } from './bad-input.ts'
import { fingerprint } from './fingerprint.ts'

const testApp = useTestApp()
let staff: TestActor

/** The ids of one organization's records, of its user, and of the driver of its pickup. */
type Side = {
  organization: string
  pickup: string
  completedPickup: string
  otherWaste: string
  schedule: string
  pickupRequest: string
  placedBin: string
  training: string
  report: string
  carbonReport: string
  griReport: string
  link: string
  invoice: string
  user: string
  customer: TestActor
  driver: TestActor
}
let ours: Side
let theirs: Side
/** The credit note of each side's invoice. */
const credits = new Map<string, string>()
/** Valid bodies by the endpoint's name, so that only the id can be refused. */
const bodies = new Map<string, object>()

beforeAll(async () => {
  staff = await signInAs(testApp, 'SUPER ADMIN')
  ours = await createSide('Ours')
  theirs = await createSide('Canary of theirs')
  for (const { invoice } of [ours, theirs]) {
    const body = { kind: 'credit-note', amount: 1, reason: 'Canary of a reason' }
    const { data } = (await staff.call('POST', `/payment/${invoice}/credits`, { body })).body
    credits.set(invoice, data.credits[0]._id)
  }
  const given = await createGiven(testApp)
  for (const [name, prepare] of Object.entries(samples)) {
    if (namesOwn(endpointOf(testApp.app, name))) bodies.set(endpointNameOf(name), (await prepare(given)).body)
  }
})

/** Whether a path names what is some role's own. */
function namesOwn({ access, path }: Endpoint): boolean {
  if (access === 'public' || access === 'signed-in' || !path.includes(':')) return false
  return roles.some((role) => reachOf(role, access) === 'own')
}

async function createSide(name: string): Promise<Side> {
  const organization = await createOrganization(staff, { name, contracts: [] })
  const customer = await signInAs(testApp, 'USER', organization, { name: `${name} customer` })
  const driver = await signInAs(testApp, 'DRIVER', null, { name: `${name} driver` })
  const weighed = [item('Papers', 12, `${name} paper`)]
  const completedPickup = await createPickup(staff, organization, '2026-01-05T02:30:00Z', weighed)
  const pickup = await createPickup(staff, organization, '2026-02-03T04:30:00Z')
  await staff.call('PATCH', `/logistics/${pickup}`, { body: { status: 'CONFIRMED', vehicle: { driver: driver.id } } })
  const schedule = await createSchedule(staff, organization, { plate_number: `${name} plate` })
  const requested = {
    organizationId: organization,
    kind: 'extra',
    wantedAt: '2026-03-03T02:30:00Z',
    note: `${name} note`,
  }
  const pickupRequest: string = (await customer.call('POST', '/pickup_requests', { body: requested })).body.data._id
  const training = await createTraining(staff, organization, { trainingPeriod: `${name} period` })
  const report = await createReport(staff, { organization, quarters: ['2026-01'] })
  const link = (await staff.call('POST', `/reports/${report}/links`, { body: { expiresInDays: 1 } })).body.data._id
  const saved = await staff.call('POST', `/carbon/organizations/${organization}/reports`, {
    body: { quarter: '2026-01' },
  })
  const carbonReport: string = saved.body.data._id
  const tables = { organization, from: '2026-01', to: '2026-01' }
  const griReport: string = (await staff.call('POST', '/gri/reports', { body: tables })).body.data._id
  const invoice = await createInvoice(staff, organization, { description: `${name} bill`, paymentStatus: 'APPROVED' })
  await addCharge(testApp, organization, { invoiceId: invoice, invoicePosition: 0, currency: 'USD' })
  return {
    organization,
    pickup,
    completedPickup,
    otherWaste: await createOtherWaste(staff, organization, { description: `${name} waste` }),
    schedule,
    pickupRequest,
    placedBin: await createPlacedBin(staff, { organizationId: organization, binId: await createBin(staff) }),
    training,
    report,
    carbonReport,
    griReport,
    link,
    invoice,
    user: customer.id,
    customer,
    driver,
  }
}

const actorOf = (role: Role, side: Side) =>
  role === 'USER' ? side.customer : role === 'DRIVER' ? side.driver : undefined

function idIn(path: string, side: Side): string {
  if (path.startsWith('/users/')) return side.user
  if (path.startsWith('/schedules/')) return side.schedule
  if (path.startsWith('/pickup_requests/')) return side.pickupRequest
  if (path.startsWith('/placed_bins/')) return side.placedBin
  if (path.startsWith('/trainings/')) return side.training
  if (path.startsWith('/reports/')) return side.report
  if (path.startsWith('/carbon/reports/')) return side.carbonReport
  if (path.startsWith('/gri/reports/')) return side.griReport
  if (path.startsWith('/payment/:id')) return side.invoice
  if (path === '/gri/other_wastes/:id') return side.otherWaste
  if (path.startsWith('/logistics/:id/note')) return side.completedPickup
  return path.startsWith('/logistics/:id') ? side.pickup : side.organization
}

type Spelling = (id: string) => string
/** An id in capitals is the same to the database, so the rules must not take it for another one. */
const spellings: Spelling[] = [(id) => id, (id) => id.toUpperCase()]

/** Adds the query that an endpoint requires, so that only the id can be refused. */
function addressOf(path: string, side: Side, spell: Spelling): string {
  const address = path
    .replace(':year', '2026')
    .replace(':key', '306-1')
    .replace(':linkId', spell(side.link))
    .replace(':creditId', spell(credits.get(side.invoice) ?? ''))
    .replace(/:\w+/, spell(idIn(path, side)))
  if (path.endsWith('/years')) return `${address}?from=2026-01&to=2026-01`
  return path.startsWith('/carbon/') ? `${address}?quarter=2026-01` : address
}

describe.each(roles)('%s', (role) => {
  it("gets 404 for another's record by its id, wherever the reach is own", {
    tags: ['1-11', '6-09', '6-19', 'R-sec-22'],
  }, async () => {
    const actor = actorOf(role, ours) ?? (await signInAs(testApp, role))
    const before = await fingerprint(testApp)
    const tried: string[] = []
    for (const { name, endpoint } of endpointsOf(testApp.app)) {
      const { access, method, path } = endpoint
      if (access === 'public' || access === 'signed-in' || !path.includes(':')) continue
      if (reachOf(role, access) !== 'own') continue
      for (const spell of spellings) {
        const address = addressOf(path, theirs, spell)
        const { status, body, text } = await actor.call(method, address, { body: bodies.get(name) })
        expect([address, status]).toEqual([address, 404])
        expect(body.code).toMatch(
          /^(organization|site|user|pickup|pickup-request|schedule|placed-bin|training|report|carbon|gri-report|invoice|other-waste)\.not-found$/,
        )
        expect(text).not.toContain('Canary')
      }
      tried.push(name)
    }
    expect(tried.length).toBeGreaterThan(0)
    expect(await fingerprint(testApp)).toEqual(before)
  })
})

describe('a customer', () => {
  it('finds their own records by the same calls', { tags: ['6-09', '6-19'] }, async () => {
    for (const { name, endpoint } of endpointsOf(testApp.app)) {
      const { access, method, path } = endpoint
      if (access === 'public' || access === 'signed-in' || method !== 'GET' || !path.includes(':')) continue
      if (reachOf('USER', access) !== 'own') continue
      for (const spell of spellings) {
        const { status } = await ours.customer.call('GET', addressOf(path, ours, spell))
        expect([name, status]).toEqual([name, 200])
      }
    }
  })

  it.each(['year=2026', 'include=items', 'from=2026-01-01&to=2026-12-31', 'include=items&Papers=Canary', 'date=2026'])(
    "finds nothing of another organization's with ?%s",
    { tags: ['6-19', 'R-sec-22'] },
    async (query) => {
      for (const path of ['', '/export']) {
        const url = `/logistics/organizations/${theirs.organization}${path}?${query}`
        const { status, text } = await ours.customer.call('GET', url)
        expect(text).not.toContain('Canary of')
        expect(status).toBe(404)
      }
    },
  )
})

describe('a customer', () => {
  it.each([
    (side: Side) => `organizationId=${side.organization}`,
    () => 'organization=Canary',
    () => 'q=Canary',
    () => 'sort=organization',
    () => 'status=REQUESTED',
    () => 'from=2026-01-01&to=2026-12-31',
  ])('lists and exports only their own trainings, whatever the query (%#)', async (query) => {
    for (const path of ['/trainings', '/trainings/export']) {
      const { status, text } = await ours.customer.call('GET', `${path}?${query(theirs)}`)
      expect(status).toBe(200)
      expect(text).not.toContain('Canary')
    }
    const { body } = await ours.customer.call('GET', '/trainings')
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([ours.training])
  })
})

describe('a driver', () => {
  it.each([
    (side: Side) => `driver=${side.driver.id}`,
    (side: Side) => `organizationId=${side.organization}`,
    () => 'organization=Canary',
    () => 'q=Canary',
    () => 'sort=organization',
    () => 'status=CONFIRMED',
    () => 'stage=ONGOING',
    () => 'from=2026-01-01&to=2026-12-31',
    () => 'view=calendar&from=2026-01-01&to=2026-02-11',
  ])('lists and exports only their own pickups, whatever the query (%#)', { tags: ['R-sec-22'] }, async (query) => {
    for (const path of ['/logistics', '/logistics/export']) {
      const { status, text } = await ours.driver.call('GET', `${path}?${query(theirs)}`)
      expect(status).toBe(200)
      expect(text).not.toContain('Canary')
    }
    const { body } = await ours.driver.call('GET', '/logistics/today')
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([ours.pickup])
  })
})

describe('a customer who is limited to a site', () => {
  type Branch = { site: string; pickup: string; schedule: string; request: string; customer: TestActor }
  let bank: Side
  let here: Branch
  let there: Branch

  beforeAll(async () => {
    bank = await createSide('Bank')
    here = await createBranch('Here', 5)
    there = await createBranch('Canary of there', 7)
  })

  /** Each branch has one collection of paper in January, one pickup ahead, and a schedule that makes no more. */
  async function createBranch(name: string, weightKg: number): Promise<Branch> {
    const site = await createSite(staff, bank.organization, { name, accessNote: `${name} gate` })
    const items = [item('Papers', weightKg, `${name} paper`)]
    await createPickup(staff, bank.organization, '2026-01-06T02:30:00Z', items, site)
    const pickup = await createPickup(staff, bank.organization, '2026-02-05T04:30:00Z', [], site)
    const plate_number = `${name} plate`
    const ended = { endsOn: '2026-02-03' }
    const schedule = await createSchedule(staff, bank.organization, { siteId: site, plate_number, ...ended })
    const requested = { organizationId: bank.organization, siteId: site, kind: 'extra', note: `${name} note` }
    const body = { ...requested, wantedAt: '2026-03-03T02:30:00Z' }
    const request: string = (await staff.call('POST', '/pickup_requests', { body })).body.data._id
    const customer = await signInAs(testApp, 'USER', bank.organization, { name: `${name} manager`, siteIds: [site] })
    return { site, pickup, schedule, request, customer }
  }

  const ownEndpoints = () =>
    endpointsOf(testApp.app).filter(({ endpoint: { access, path } }) => {
      if (access === 'public' || access === 'signed-in' || !path.includes(':')) return false
      return reachOf('USER', access, { isLimitedToSites: true }) === 'own'
    })

  const idsThere = (): Array<[string, string]> => [
    ['/sites/:id', there.site],
    ['/logistics/:id', there.pickup],
    ['/schedules/:id', there.schedule],
    ['/pickup_requests/:id', there.request],
  ]

  it('lists the schedules and requests of the own site alone', { tags: ['10.2-07'] }, async () => {
    for (const [path, own, other] of [
      ['/schedules', here.schedule, there.schedule],
      ['/pickup_requests', here.request, there.request],
    ] as const) {
      const idsBy = async (query: string, actor = here.customer) =>
        (await actor.call('GET', `${path}${query}`)).body.data.map(({ _id }: { _id: string }) => _id)
      expect([path, await idsBy('')]).toEqual([path, [own]])
      expect([path, await idsBy(`?organizationId=${bank.organization}`)]).toEqual([path, [own]])
      expect(await idsBy('', bank.customer)).toEqual(expect.arrayContaining([own, other]))
      expect([await idsBy(`?site=${here.site}`), await idsBy(`?site=${there.site}`)]).toEqual([[own], []])
      expect((await here.customer.call('GET', `${path}/export`)).text).not.toContain('Canary')
    }
  })

  it('gets 404 for every record of another site by its id', { tags: ['10.2-07'] }, async () => {
    const before = await fingerprint(testApp)
    const tried: string[] = []
    for (const { name, endpoint } of ownEndpoints()) {
      const { method, path } = endpoint
      const [, id] = idsThere().find(([start]) => path.startsWith(start)) ?? []
      if (id === undefined) continue
      for (const spell of spellings) {
        const { status, text } = await here.customer.call(method, path.replace(':id', spell(id)), {
          body: bodies.get(name),
        })
        expect([name, status]).toEqual([name, 404])
        expect(text).not.toContain('Canary')
      }
      tried.push(name)
    }
    expect(tried).toContain('GET /logistics/:id')
    expect(tried).toContain('GET /sites/:id')
    expect(tried).toContain('GET /schedules/:id')
    expect(tried).toContain('GET /pickup_requests/:id')
    expect(await fingerprint(testApp)).toEqual(before)
  })

  it('reads nothing of other sites in what is read of the organization, and 404 when they are asked for', {
    tags: ['10.2-07'],
  }, async () => {
    let requested = 0
    for (const { name, endpoint } of ownEndpoints()) {
      const { method, path, query } = endpoint
      if (method !== 'GET') continue
      const address = addressOf(path, { ...bank, pickup: here.pickup, user: here.customer.id }, (id) => id)
      const own = await here.customer.call('GET', address.replace(`/sites/${bank.organization}`, `/sites/${here.site}`))
      expect([name, own.text.includes('Canary')]).toEqual([name, false])
      if (!fieldsOf(query).includes('site')) continue
      for (const site of [there.site, bank.organization, theirs.organization]) {
        const url = `${address}${address.includes('?') ? '&' : '?'}site=${site}`
        expect([url, (await here.customer.call('GET', url)).status]).toEqual([url, 404])
      }
      requested += 1
    }
    expect(requested).toBeGreaterThan(8)
  })

  it('reads the figures of the own site only, also of what names no record', async () => {
    const of = bank.organization
    const read = async (path: string) => (await here.customer.call('GET', path)).body.data
    expect(await read(`/wastes/organizations/${of}`)).toEqual([{ name: 'Papers', quantity: 5 }])
    expect((await read(`/wastes/monthly/${of}`))[0].Papers).toBe(5)
    expect(await read(`/dashboard/wastes/organizations/${of}`)).toEqual([{ name: 'Papers', quantity: 5 }])
    expect(await read(`/dashboard/pickups/organizations/${of}`)).toEqual({ count: 1 })
    expect((await read(`/logistics/organizations/${of}?year=2026`)).map(({ site }: never) => site)).toEqual([
      { _id: here.site, name: 'Here' },
      { _id: here.site, name: 'Here' },
    ])
    const carbon = await read(`/carbon/organizations/${of}?quarter=2026-01`)
    expect([carbon.emissions.total.weightKg, carbon.sites, carbon.saved]).toEqual([
      5,
      [{ _id: here.site, name: 'Here' }],
      [],
    ])
    const gri = await read(`/gri/organizations/${of}`)
    expect([gri.waste306_3.total.generated, gri.diverted306_4.total.total]).toEqual([5, 5])
    expect((await here.customer.call('GET', `/logistics/organizations/${of}/export?include=items`)).text).not.toContain(
      'Bank paper',
    )
  })

  it('reaches nothing that is of the organization as a whole', { tags: ['10.2-07'] }, async () => {
    const { organization, invoice, report, link, carbonReport } = bank
    const refused = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
      const { status, text } = await here.customer.call(method, path, { body })
      expect([path, [403, 404].includes(status)]).toEqual([path, true])
      expect(text).not.toContain('Bank')
    }
    await refused('GET', `/payment/organizations/${organization}`)
    await refused('GET', `/payment/${invoice}`)
    await refused('POST', `/payment/${invoice}/checkout`, { option: 'card' })
    await refused('PATCH', `/organizations/${organization}`, { name: 'Taken over' })
    await refused('GET', `/organizations/${organization}/calendar`)
    await refused('POST', `/organizations/${organization}/calendar`)
    await refused('DELETE', `/organizations/${organization}/calendar`)
    await refused('GET', `/gri/organizations/${organization}/benchmark`)
    await refused('GET', '/reports')
    await refused('POST', '/reports', { organization, quarters: ['2026-01'] })
    await refused('POST', '/reports/preview', { organization, quarters: ['2026-01'] })
    await refused('DELETE', `/reports/${report}/links/${link}`)
    await refused('GET', `/carbon/reports/${carbonReport}`)
    await refused('POST', `/carbon/organizations/${organization}/reports`, { quarter: '2026-01' })
  })
})
