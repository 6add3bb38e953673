import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createOrganization, createTraining } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let customer: TestActor
let organizationId: string
let otherId: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  organizationId = await createOrganization(admin, { name: 'Aung Mingalar School' })
  otherId = await createOrganization(admin, { name: 'Bagan Hotel' })
  customer = await signInAs(testApp, 'USER', organizationId)
})

const schedule = (body: object) => admin.call('POST', '/trainings', { body })
const change = (id: string, body: object) => admin.call('PATCH', `/trainings/${id}`, { body })
const auditOf = async (id: string) =>
  (await admin.call('GET', '/audit', { query: { entity: 'training', id } })).body.data as Array<{
    action: string
    before: object
    after: object
  }>

describe('scheduling a training', () => {
  it('saves a REQUESTED one, to be planned later', { tags: ['2.9-04'] }, async () => {
    const { status, body } = await schedule({
      organizationId,
      trainingDate: '2026-03-02',
      trainingPeriod: ' 09:30 to 11:30 ',
    })
    expect([status, body.message]).toEqual([201, 'Successfully added training!'])
    expect(body.data).toEqual({
      _id: expect.any(String),
      __v: 0,
      createdAt: '2026-02-03T03:00:00.000Z',
      updatedAt: '2026-02-03T03:00:00.000Z',
      organizationId: { _id: organizationId, name: 'Aung Mingalar School' },
      trainingDate: '2026-03-02',
      trainingPeriod: '09:30 to 11:30',
      trainerName: '',
      topic: '',
      status: 'REQUESTED',
      type: null,
      attendees: [],
    })
    expect(await auditOf(body.data._id)).toMatchObject([
      { action: 'training.schedule', after: { organization: 'Aung Mingalar School', trainingDate: '2026-03-02' } },
    ])
  })

  it.each([
    [{ organizationId: undefined }, 'organizationId', 'Required'],
    [{ organizationId: 'Aung Mingalar School' }, 'organizationId', 'Invalid id'],
    [{ organizationId: '00000000-0000-4000-8000-000000000000' }, 'organizationId', 'This organization was not found.'],
    [{ trainingDate: '2026-02-30' }, 'trainingDate', 'Invalid date'],
    [{ trainingDate: '02/03/2026' }, 'trainingDate', 'Invalid date'],
    [{ trainingPeriod: '  ' }, 'trainingPeriod', 'Required'],
    [{ trainingPeriod: undefined }, 'trainingPeriod', 'Required'],
  ])('refuses %j', async (wrong, path, message) => {
    const { status, body } = await schedule({
      organizationId,
      trainingDate: '2026-03-02',
      trainingPeriod: '2 days',
      ...wrong,
    })
    expect([status, body.issues]).toEqual([400, [{ path, message }]])
  })

  it('creates one training per idempotency key, however often it is sent', async () => {
    const request = {
      body: { organizationId, trainingDate: '2026-07-02', trainingPeriod: '2 days' },
      headers: { 'idempotency-key': 'one click' },
    }
    const replies = await Promise.all(Array.from({ length: 10 }, () => admin.call('POST', '/trainings', request)))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    const { body } = await admin.call('GET', '/trainings', { query: { from: '2026-07-02', to: '2026-07-02' } })
    expect(body.total).toBe(1)
  })

  it('is refused for an archived organization', async () => {
    const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
    const archived = await createOrganization(admin)
    await superAdmin.call('DELETE', `/organizations/${archived}`)
    const { status } = await schedule({
      organizationId: archived,
      trainingDate: '2026-03-02',
      trainingPeriod: '2 days',
    })
    expect(status).toBe(400)
  })
})

describe('changing a training', () => {
  const attendees = [
    { name: 'Ma Su', position: 'Teacher', department: 'Grade 5', feedback: 'We began to sort at once.' },
    { name: 'ဦးလှ', position: '', department: '', feedback: '' },
  ]

  it('plans it and records who came, in order', { tags: ['2.9-07', '3-23', '7.8-03'] }, async () => {
    const id = await createTraining(admin, organizationId)
    const planned = { status: 'COMPLETED', type: 'OFFLINE', trainerName: 'Daw Mya', topic: 'Paper', attendees }
    testApp.clock.advance(1_000)
    const { status, body } = await change(id, planned)
    expect([status, body.data]).toEqual([200, expect.objectContaining({ ...planned, __v: 1 })])
    expect((await admin.call('GET', `/trainings/${id}`)).body.data).toEqual(body.data)
    testApp.clock.advance(1_000)
    expect((await change(id, { attendees: attendees.toReversed() })).body.data).toMatchObject({
      attendees: attendees.toReversed(),
      topic: 'Paper',
      __v: 2,
    })
    const [second, first] = await auditOf(id)
    expect(first).toMatchObject({
      action: 'training.complete',
      before: { status: 'REQUESTED', trainerName: '', attendees: [] },
      after: { status: 'COMPLETED', trainerName: 'Daw Mya', attendees },
    })
    expect(second).toMatchObject({ action: 'training.change', after: { attendees: attendees.toReversed() } })
  })

  it('leaves the organization as it was scheduled', { tags: ['2.9-05', '3-24'] }, async () => {
    const id = await createTraining(admin, organizationId)
    const sent = { organizationId: otherId, topic: 'Glass' }
    const { body } = await change(id, sent)
    expect(body.data).toMatchObject({
      organizationId: { _id: organizationId },
      topic: 'Glass',
    })
  })

  it.each(['REQUESTED', 'CONFIRMED', 'ONHOLD', 'COMPLETED', 'CANCELLED'])(
    'accepts the status %s after any other',
    { tags: ['4-11'] },
    async (status) => {
      const id = await createTraining(admin, organizationId)
      await change(id, { status: 'COMPLETED' })
      expect((await change(id, { status })).body.data.status).toBe(status)
    },
  )

  it.each(['ONLINE', 'OFFLINE', null])('accepts the type %s', { tags: ['4-12'] }, async (type) => {
    const id = await createTraining(admin, organizationId)
    expect((await change(id, { type })).body.data.type).toBe(type)
  })

  it.each([
    [{ status: 'LOST' }, 'status'],
    [{ trainingDate: '2026-02-30' }, 'trainingDate'],
    [{ trainingPeriod: ' ' }, 'trainingPeriod'],
    [{ status: '' }, 'status'],
    [{ type: 'HYBRID' }, 'type'],
    [{ attendees: [{ name: '', position: 'Teacher' }] }, 'attendees.0.name'],
    [{ attendees: [{ position: 'Teacher' }] }, 'attendees.0.name'],
    [{ attendees: Array.from({ length: 501 }, () => ({ name: 'Ma Su' })) }, 'attendees'],
    [{ topic: 'x'.repeat(301) }, 'topic'],
  ])('refuses %j and changes nothing', { tags: ['5-13'] }, async (wrong, path) => {
    const id = await createTraining(admin, organizationId)
    const { status, body } = await change(id, { trainerName: 'Daw Mya', ...wrong })
    expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]])
    expect((await admin.call('GET', `/trainings/${id}`)).body.data).toMatchObject({ __v: 0, trainerName: '' })
  })

  it('moves it to another day and period', async () => {
    const id = await createTraining(admin, await createOrganization(admin))
    const { body } = await change(id, { trainingDate: '2026-04-07', trainingPeriod: '2 days' })
    expect(body.data).toMatchObject({ trainingDate: '2026-04-07', trainingPeriod: '2 days', status: 'REQUESTED' })
    expect((await auditOf(id)).map(({ action }) => action)).toContain('training.reschedule')
  })

  it('cancels it, and it no longer counts', async () => {
    const countTrainings = async () => (await admin.call('GET', '/dashboard')).body.data.trainings
    const id = await createTraining(admin, await createOrganization(admin))
    const before = await countTrainings()
    expect((await change(id, { status: 'CANCELLED' })).body.data.status).toBe('CANCELLED')
    expect(await countTrainings()).toBe(before - 1)
    expect((await auditOf(id)).map(({ action }) => action)).toContain('training.cancel')
  })

  it('refuses a stale version with the training as it is now', async () => {
    const id = await createTraining(admin, organizationId)
    await change(id, { topic: 'first', __v: 0 })
    const { status, body } = await change(id, { topic: 'second', attendees, __v: 0 })
    expect([status, body.code, body.current.topic]).toEqual([409, 'record.stale', 'first'])
    expect((await admin.call('GET', `/trainings/${id}`)).body.data.attendees).toEqual([])
  })

  it('answers 404 for an unknown training', async () => {
    const { status, body } = await change('00000000-0000-4000-8000-000000000000', { topic: 'Glass' })
    expect([status, body.message]).toEqual([404, 'This training was not found.'])
  })
})

describe('the list of trainings', () => {
  beforeAll(async () => {
    const plans: Array<[string, string, object]> = [
      [otherId, '2027-05-01', { trainerName: 'U Ba', topic: 'Glass jars', type: 'ONLINE', status: 'CONFIRMED' }],
      [organizationId, '2027-05-02', { trainerName: 'Daw Aye', topic: 'Paper', type: 'OFFLINE', status: 'ONHOLD' }],
      [otherId, '2027-05-03', { trainerName: 'Ma Cho', topic: 'E-waste' }],
    ]
    for (const [owner, trainingDate, plan] of plans) {
      await change(await createTraining(admin, owner, { trainingDate }), plan)
    }
  })

  const dates = async (query: Record<string, string>, by = admin) =>
    (await by.call('GET', '/trainings', { query: { from: '2027-05-01', ...query } })).body.data.map(
      ({ trainingDate }: { trainingDate: string }) => trainingDate.slice(-2),
    )

  it.each<[Record<string, string>, string[]]>([
    [{}, ['03', '02', '01']],
    [{ sort: 'trainingDate' }, ['01', '02', '03']],
    [{ sort: 'organization' }, ['02']],
    [{ sort: 'trainerName' }, ['02', '03', '01']],
    [{ sort: '-topic' }, ['02', '01', '03']],
    [{ sort: 'type' }, ['03', '02', '01']],
    [{ sort: 'status' }, ['01', '02', '03']],
    [{ q: 'bagan' }, ['03', '01']],
    [{ q: 'jars' }, ['01']],
    [{ organization: 'mingalar' }, ['02']],
    [{ trainerName: 'cho' }, ['03']],
    [{ topic: 'PAPER' }, ['02']],
    [{ status: 'ONHOLD' }, ['02']],
    [{ type: 'ONLINE' }, ['01']],
    [{ to: '2027-05-02' }, ['02', '01']],
  ])('by %j has the days %j', { tags: ['2.9-01'] }, async (query, days) => {
    const found = await dates(query)
    expect(query.sort === 'organization' ? found.slice(0, 1) : found).toEqual(days)
  })

  it("shows customers only their own organization's, which they can read with attendees", {
    tags: ['7.8-01', '7.8-02'],
  }, async () => {
    expect(await dates({}, customer)).toEqual(['02'])
    const { body } = await customer.call('GET', '/trainings', { query: { from: '2027-05-01' } })
    const one = await customer.call('GET', `/trainings/${body.data[0]._id}`)
    expect([one.status, one.body.data.topic, one.body.data.attendees]).toEqual([200, 'Paper', []])
  })

  it('is exported with its filters', async () => {
    const { text } = await admin.call('GET', '/trainings/export', { query: { from: '2027-05-01', type: 'ONLINE' } })
    expect(rowsOf(text)).toEqual([
      ['Organization', 'Trainer', 'Topic', 'Type', 'Training date', 'Training period', 'Status'],
      ['Bagan Hotel', 'U Ba', 'Glass jars', 'Online', '2027-05-01', '09:30 to 11:30', 'Confirmed'],
    ])
  })
})
