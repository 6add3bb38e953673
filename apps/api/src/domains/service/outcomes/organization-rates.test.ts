import { beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createOrganization, createPickup, item } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

// The tests' clock stands at 09:30 in Yangon on 3 February 2026.
const testApp = useTestApp()
let staff: TestActor
let lotus: string
let pearl: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  lotus = await createOrganization(staff, { name: 'Lotus' })
  pearl = await createOrganization(staff, { name: 'Pearl' })
  const plan = async (organizationId: string, pickUpTime: string): Promise<string> =>
    (await staff.call('POST', '/logistics', { body: { organizationId, pickUpTime } })).body.data._id
  const fail = async (id: string, code: string) =>
    staff.call('POST', `/logistics/${id}/outcomes`, { body: { code, recordedAt: '2026-02-03T02:40:00Z' } })
  await createPickup(staff, lotus, '2026-01-12T02:30:00Z', [item('Papers', 3)])
  await createPickup(staff, lotus, '2026-02-02T02:30:00Z', [item('Papers', 3)])
  await fail(await plan(lotus, '2026-02-02T02:30:00Z'), 'not-out')
  await fail(await plan(lotus, '2026-02-02T02:30:00Z'), 'out-of-time')
  await fail(await plan(lotus, '2026-02-02T02:30:00Z'), 'out-of-time')
  const partly = await createPickup(staff, pearl, '2026-02-01T02:30:00Z', [item('Papers', 3)])
  await fail(partly, 'too-heavy')
  await plan(pearl, '2026-02-02T02:30:00Z')
  await plan(pearl, '2026-02-04T02:30:00Z')
  // 23:59 and 00:01 in Yangon, of which one is still January.
  await plan(pearl, '2026-01-31T17:29:00Z')
  await staff.call('PATCH', `/logistics/${await plan(pearl, '2026-02-02T02:30:00Z')}`, {
    body: { status: 'CANCELLED' },
  })
})

type Rate = { month: string; organization: { name: string }; planned: number; completed: number; missed: object }
const read = async (query = ''): Promise<{ data: Rate[]; total: number; next: string | null }> =>
  (await staff.call('GET', `/outcomes/organization_rates?${query}`)).body
const namesBy = async (sort: string, filters = '') =>
  (await read(`sort=${sort}${filters}`)).data.map((rate) => `${rate.organization.name} ${rate.month}`)

it('tells of each month and organization what was planned, completed and missed, by side and reason', {
  tags: ['10.5-12'],
}, async () => {
  const { data, total } = await read()
  expect(total).toBe(4)
  expect(data[0]).toMatchObject({
    month: '2026-02',
    organization: { _id: lotus, name: 'Lotus' },
    planned: 4,
    completed: 1,
    missed: { customer: 1, company: 2, neither: 0 },
    reasons: [
      { code: 'not-out', count: 1 },
      { code: 'out-of-time', count: 2 },
    ],
  })
  expect(data[1]).toMatchObject({ organization: { name: 'Pearl' }, planned: 2, completed: 1, reasons: [] })
  expect(data.slice(2).map((rate) => [rate.organization.name, rate.month, rate.planned])).toEqual([
    ['Lotus', '2026-01', 1],
    ['Pearl', '2026-01', 1],
  ])
})

it.each([
  ['month', ['Lotus 2026-01', 'Pearl 2026-01', 'Lotus 2026-02', 'Pearl 2026-02']],
  ['-organization', ['Pearl 2026-02', 'Pearl 2026-01', 'Lotus 2026-02', 'Lotus 2026-01']],
  ['-planned', ['Lotus 2026-02', 'Pearl 2026-02', 'Lotus 2026-01', 'Pearl 2026-01']],
  ['completed', ['Pearl 2026-01', 'Lotus 2026-02', 'Pearl 2026-02', 'Lotus 2026-01']],
  ['share', ['Pearl 2026-01', 'Lotus 2026-02', 'Pearl 2026-02', 'Lotus 2026-01']],
  ['-company', ['Lotus 2026-02', 'Pearl 2026-02', 'Lotus 2026-01', 'Pearl 2026-01']],
  ['-customer', ['Lotus 2026-02', 'Pearl 2026-02', 'Lotus 2026-01', 'Pearl 2026-01']],
  ['neither', ['Lotus 2026-02', 'Pearl 2026-02', 'Lotus 2026-01', 'Pearl 2026-01']],
])('sorts by %s', { tags: ['10.5-12'] }, async (sort, expected) => {
  expect(await namesBy(sort)).toEqual(expected)
})

it('narrows by month and organization', async () => {
  expect(await namesBy('month', '&month=2026-01')).toEqual(['Lotus 2026-01', 'Pearl 2026-01'])
  expect(await namesBy('month', '&organization=earl')).toEqual(['Pearl 2026-01', 'Pearl 2026-02'])
  expect(await namesBy('month', '&q=%25')).toEqual([])
  expect(await namesBy('month', `&organizationId=${lotus}&month=2026-02`)).toEqual(['Lotus 2026-02'])
})

it('has pages and cursors, and refuses a cursor that is not of this list', async () => {
  const first = await read('sort=month&limit=3')
  expect([first.data.length, first.total]).toEqual([3, 4])
  const rest = await read(`sort=month&limit=3&after=${first.next}`)
  expect(rest.data.map((rate) => rate.organization.name)).toEqual(['Pearl'])
  expect([rest.next, (await read('sort=month&limit=3&page=2')).data]).toEqual([null, rest.data])
  expect(await read('page=9')).toMatchObject({ data: [], total: 4, next: null })
  const forged = Buffer.from(JSON.stringify(['month', 'now()', lotus])).toString('base64url')
  expect((await staff.call('GET', `/outcomes/organization_rates?sort=month&after=${forged}`)).status).toBe(400)
})

it('is exported with a column for each reason', { tags: ['10.5-12'] }, async () => {
  const { text } = await staff.call('GET', '/outcomes/organization_rates/export?month=2026-02')
  const [header, row] = rowsOf(text)
  const cell = (name: string) => row?.[header?.indexOf(name) ?? -1]
  expect([cell('Month'), cell('Organization'), cell('Completed (%)')]).toEqual(['2026-02', 'Lotus', '25'])
  expect([cell('We ran out of time'), cell('Road closed')]).toEqual(['2', '0'])
})
