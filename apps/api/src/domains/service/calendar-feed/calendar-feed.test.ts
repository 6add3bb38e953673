import { eq } from 'drizzle-orm'
import { parseICS, type VEvent } from 'node-ical'
import { beforeAll, describe, expect, it } from 'vitest'
import { organizations } from '#database/schema/organizations.ts'
import { createOrganization, createPickup, createSchedule, createSite } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let superAdmin: TestActor
let customer: TestActor
let organizationId: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  superAdmin = await signInAs(testApp, 'SUPER ADMIN')
  organizationId = await createOrganization(staff, { name: 'ရွှေကြာ Lotus Trading; "Main, office"' })
  customer = await signInAs(testApp, 'USER', organizationId)
})

async function makeAddress(who: TestActor, id = organizationId): Promise<string> {
  const { status, body } = await who.call('POST', `/organizations/${id}/calendar`)
  expect(status).toBe(201)
  return new URL(body.data.url).pathname.replace('/api', '') + new URL(body.data.url).search
}

async function read(address: string) {
  const reply = await testApp.app.inject({ method: 'GET', url: `/api${address}` })
  return { status: reply.statusCode, text: reply.body, headers: reply.headers }
}

async function eventsAt(address: string): Promise<VEvent[]> {
  const calendar = parseICS((await read(address)).text)
  return Object.values(calendar).filter((entry): entry is VEvent => entry?.type === 'VEVENT')
}

async function schedule(pickUpTime: string): Promise<string> {
  const { body } = await staff.call('POST', '/logistics', { body: { organizationId, pickUpTime } })
  return body.data._id
}

/** The lines of a calendar, unfolded; fails for one that RFC 5545 does not know. */
function contentLinesOf(text: string): string[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  for (const line of lines) expect(line).toMatch(/^[A-Z-]+(;[A-Z-]+=[^;:"]+)*:[^\r\n]*$/)
  return lines
}

describe('the private calendar address', () => {
  it.each(['Lotus; Main, office', 'back\\slash \\n, and \\; too', 'two\r\nEND:VCALENDAR\r\nX-EVIL:1', 'line\nfeed'])(
    'has the name of the organization as text: %j',
    async (name) => {
      const named = await createOrganization(staff)
      // Older rows may hold what the form refuses today.
      await testApp.database.update(organizations).set({ name }).where(eq(organizations.id, named))
      const lines = contentLinesOf((await read(await makeAddress(staff, named))).text)
      expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
      for (const property of ['NAME', 'X-WR-CALNAME']) {
        const value = lines.find((line) => line.startsWith(`${property}:`))?.slice(property.length + 1) ?? ''
        expect(value).toMatch(/^(?:[^\\;,]|\\[\\;,n])*$/)
        const text = value.replaceAll(/\\([\\;,n])/g, (_escape, letter) => (letter === 'n' ? '\n' : letter))
        expect(text).toBe(`Waste pickups · ${name.replaceAll('\r\n', '\n')}`)
      }
    },
  )

  it('shows every pickup at its time in Yangon, under a stable id', async () => {
    const id = await schedule('2026-02-03T01:30:00.000Z')
    const address = await makeAddress(customer)
    const { text, headers } = await read(address)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(text).toContain('DTSTART;TZID=Asia/Yangon:20260203T080000')
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/)
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    const [event] = await eventsAt(address)
    expect(event?.uid).toBe(id)
    expect(event?.start.toISOString()).toBe('2026-02-03T01:30:00.000Z')
    expect(event?.end?.toISOString()).toBe('2026-02-03T02:00:00.000Z')
    expect(event?.status).toBe('TENTATIVE')

    await staff.call('PATCH', `/logistics/${id}`, {
      body: { pickUpTime: '2026-02-04T03:00:00.000Z', status: 'CONFIRMED' },
    })
    const [moved] = await eventsAt(address)
    expect([moved?.uid, moved?.start.toISOString(), moved?.status]).toEqual([
      id,
      '2026-02-04T03:00:00.000Z',
      'CONFIRMED',
    ])
    expect(Number(moved?.sequence)).toBeGreaterThan(Number(event?.sequence))
  })

  it('includes cancelled and deleted pickups, so that they leave the calendar', async () => {
    const cancelled = await schedule('2026-02-10T01:30:00.000Z')
    const deleted = await schedule('2026-02-11T01:30:00.000Z')
    await staff.call('PATCH', `/logistics/${cancelled}`, { body: { status: 'CANCELLED' } })
    await superAdmin.call('DELETE', `/logistics/${deleted}`)
    const events = await eventsAt(await makeAddress(customer))
    const statusOf = (id: string) => events.find(({ uid }) => uid === id)?.status
    expect([statusOf(cancelled), statusOf(deleted)]).toEqual(['CANCELLED', 'CANCELLED'])
  })

  it('cancels a deleted pickup and one that its schedule removes, as of the moment when it happened', async () => {
    const owner = await createOrganization(staff)
    const { body } = await staff.call('POST', '/logistics', {
      body: { organizationId: owner, pickUpTime: '2026-02-11T01:30:00.000Z' },
    })
    const id = await createSchedule(staff, owner, { weekdays: [4], endsOn: '2026-02-06' })
    const address = await makeAddress(staff, owner)
    expect((await eventsAt(address)).map(({ status }) => status)).toEqual(['CONFIRMED', 'TENTATIVE'])
    const before = testApp.clock.now()
    testApp.clock.set('2026-02-03T03:10:00Z')
    await superAdmin.call('DELETE', `/logistics/${body.data._id}`)
    await staff.call('DELETE', `/schedules/${id}`)
    const stamps = (await eventsAt(address)).map(({ status, sequence, dtstamp, lastmodified }) => [
      status,
      Number(sequence),
      dtstamp?.toISOString(),
      lastmodified?.toISOString(),
    ])
    testApp.clock.set(before.toISOString())
    const cancelled = ['CANCELLED', 1, '2026-02-03T03:10:00.000Z', '2026-02-03T03:10:00.000Z']
    expect(stamps).toEqual([cancelled, cancelled])
  })

  it('is written in the language of the user who made the address', async () => {
    await customer.call('PATCH', '/me/preferences', { body: { theme: 'auto', language: 'my', timeFormat: '24h' } })
    const address = await makeAddress(customer)
    expect(address).toMatch(/language=my$/)
    const [event] = await eventsAt(address)
    expect(event?.summary).toMatch(/[\u1000-\u109f]/)
    expect((await eventsAt(address.replace('=my', '=en')))[0]?.summary).toMatch(/^Waste pickup/)
  })

  it('ends when a new one is made and when it is revoked', async () => {
    const first = await makeAddress(customer)
    const second = await makeAddress(staff)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    const { body } = await customer.call('GET', `/organizations/${organizationId}/calendar`)
    expect(body.data.since).toBe(testApp.clock.now().toISOString())
    expect((await customer.call('DELETE', `/organizations/${organizationId}/calendar`)).status).toBe(200)
    expect((await read(second)).status).toBe(404)
    expect((await customer.call('GET', `/organizations/${organizationId}/calendar`)).body.data.since).toBeNull()
  })

  it('belongs to one organization and ends with it', async () => {
    const other = await createOrganization(staff)
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await customer.call(method, `/organizations/${other}/calendar`)).status).toBe(404)
    }
    const address = await makeAddress(staff, other)
    expect((await read(address)).status).toBe(200)
    await superAdmin.call('DELETE', `/organizations/${other}`)
    expect((await read(address)).status).toBe(404)
  })

  it('of a site shows its pickups only, and is another one than that of the organization', {
    tags: ['10.2-06'],
  }, async () => {
    const bank = await createOrganization(staff, { name: 'River Bank' })
    const port = await createSite(staff, bank, { name: 'Port', address: 'Port Road' })
    await createPickup(staff, bank, '2026-02-12T02:30:00Z')
    await createPickup(staff, bank, '2026-02-13T02:30:00Z', [], port)
    const manager = await signInAs(testApp, 'USER', bank, { siteIds: [port] })
    const make = async (path: string, by = manager) => by.call('POST', `${path}/calendar`)
    const addressIn = (reply: Awaited<ReturnType<typeof make>>): string => reply.body.data.url.split('/api')[1]
    const placesAt = async (reply: Awaited<ReturnType<typeof make>>) =>
      (await eventsAt(addressIn(reply))).map(({ location }) => location)

    expect(await placesAt(await make(`/sites/${port}`))).toEqual(['Port, Port Road'])
    expect((await make(`/sites/${bank}`)).status).toBe(404)
    expect((await make(`/organizations/${bank}`)).status).toBe(404)
    const main = await make(`/sites/${bank}`, staff)
    const whole = await make(`/organizations/${bank}`, staff)
    expect(await placesAt(main)).toHaveLength(1)
    expect(await placesAt(whole)).toHaveLength(2)
    expect((await read(addressIn(main))).text).toContain('River Bank\\, Main site')
    await manager.call('DELETE', `/sites/${port}/calendar`)
    expect((await manager.call('GET', `/sites/${port}/calendar`)).body.data.since).toBeNull()
    expect(await placesAt(whole)).toHaveLength(2)
  })

  it('cannot be guessed: wrong addresses are counted, right ones are not', async () => {
    const address = await makeAddress(customer)
    for (let tries = 0; tries < 40; tries += 1) expect((await read(address)).status).toBe(200)
    const statuses = new Set<number>()
    for (let tries = 0; tries < 40; tries += 1) {
      statuses.add((await call(testApp.app, 'GET', `/calendar/${'a'.repeat(22)}.ics`)).status)
    }
    expect([...statuses]).toEqual([404, 429])
  })
})
