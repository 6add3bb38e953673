import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { removeTreatmentProfiles } from '../../../../test/records/default-treatment.ts'
import { createDestination, createTreatmentProfile, treatmentProfileForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let mill: string

beforeAll(async () => {
  await removeTreatmentProfiles(testApp.pool)
  staff = await signInAs(testApp, 'OPERATION')
  mill = await createDestination(staff, { name: 'Mill' })
})

const add = (overrides: object) =>
  staff.call('POST', '/treatment_profiles', { body: treatmentProfileForm({ ...overrides }) })
const share = (percent: number, treatment = 'recycling', destinationId: string | null = null) => ({
  treatment,
  destinationId,
  percent,
})

describe('a treatment profile', () => {
  it('says what becomes of a type from a day on, until the next one', { tags: ['11.2-01'] }, async () => {
    const shares = [share(60.5, 'recycling', mill), share(31.5), share(8, 'landfill')]
    const first = await add({ wasteType: 'Papers', validFrom: '2026-01-01', shares })
    expect([first.status, first.body.data]).toEqual([
      201,
      expect.objectContaining({
        wasteType: 'Papers',
        validFrom: '2026-01-01',
        validTo: null,
        shares: [
          { treatment: 'recycling', destination: { _id: mill, name: 'Mill' }, percent: 60.5 },
          { treatment: 'recycling', destination: null, percent: 31.5 },
          { treatment: 'landfill', destination: null, percent: 8 },
        ],
        createdBy: { _id: staff.id, name: staff.name },
      }),
    ])
    await add({ wasteType: 'Papers', validFrom: '2026-03-01' })
    const { body } = await staff.call('GET', '/treatment_profiles?wasteType=Papers&sort=validFrom')
    expect(body.data.map((one: { validTo: string | null }) => one.validTo)).toEqual(['2026-02-28', null])
  })

  it('asks whether a landfill recovers waste, of callers who want to be asked', { tags: ['11.3-03'] }, async () => {
    const landfill = await createDestination(staff, { name: 'Hill', kind: 'landfill' })
    const profile = (treatment: string, destinationId: string, isSure?: boolean) =>
      add({
        wasteType: 'Cans',
        validFrom: '2027-05-01',
        shares: [share(60, 'landfill', landfill), share(40, treatment, destinationId)],
        isSure,
      })
    const { status, body } = await profile('recycling', landfill, false)
    const message = 'This destination is a landfill, where waste is disposed of.'
    const issues = [{ path: 'shares.1.destinationId', message }]
    expect([status, body.code, body.issues]).toEqual([409, 'record.doubtful', issues])
    const accepted: Array<Parameters<typeof profile>> = [
      ['recycling', mill, false],
      ['unknown', landfill, false],
      ['recycling', landfill, true],
      ['recycling', landfill],
    ]
    for (const requested of accepted) {
      const reply = await profile(...requested)
      expect([requested, reply.status]).toEqual([requested, 201])
      await staff.call('DELETE', `/treatment_profiles/${reply.body.data._id}`)
    }
  })

  it.each([
    ['99.9 %', [share(92), share(7.9, 'landfill')], 'shares', 'The shares must add up to exactly 100 %.'],
    ['100.01 %', [share(92), share(8.01, 'landfill')], 'shares', 'The shares must add up to exactly 100 %.'],
    ['nothing', [], 'shares', 'Required'],
    ['three decimals', [share(91.999), share(8.001, 'landfill')], 'shares.0.percent', 'At most 2 decimals'],
    ['a share of nothing', [share(100), share(0, 'landfill')], 'shares.1.percent', 'More than 0 %'],
    ['a share below nothing', [share(101), share(-1, 'landfill')], 'shares.0.percent', 'At most 100 %'],
    [
      'one treatment twice without a destination',
      [share(50), { treatment: 'recycling', percent: 50 }],
      'shares',
      'The same treatment and destination are listed twice.',
    ],
    ['an unknown treatment', [share(100, 'vanishing')], 'shares.0.treatment', 'Required'],
    ['no list', 'all', 'shares', undefined],
  ])('is refused for %s', { tags: ['11.2-01'] }, async (_name, shares, path, message) => {
    const { status, body } = await add({ shares })
    expect([status, body.issues[0].path]).toEqual([400, path])
    if (message !== undefined) expect(body.issues[0].message).toBe(message)
  })

  it('adds up decimals without the dust of binary fractions', async () => {
    const shares = [share(33.33), share(33.33, 'reuse'), share(33.34, 'landfill')]
    expect((await add({ wasteType: 'Organic', validFrom: '2026-01-05', shares })).status).toBe(201)
    const tenths = [10.1, 20.2, 69.7].map((percent, index) => share(percent, ['reuse', 'landfill', 'recycling'][index]))
    expect((await add({ wasteType: 'Organic', validFrom: '2026-01-06', shares: tenths })).status).toBe(201)
  })

  it('is refused for a destination that there is not', async () => {
    const { status, body } = await add({ shares: [share(100, 'landfill', '00000000-0000-4000-8000-000000000000')] })
    expect([status, body.code, body.issues[0].path]).toEqual([400, 'destination.unknown', 'shares.0.destinationId'])
  })

  it('is the only one of its type and day, also of two that are sent at once', { tags: ['11.2-01'] }, async () => {
    const form = { wasteType: 'Glasses', validFrom: '2026-05-01' }
    const replies = await Promise.all([add(form), add(form)])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    const lost = replies.find(({ status }) => status === 409)
    expect([lost?.body.code, lost?.body.issues[0].path]).toEqual(['treatment-profile.day-taken', 'validFrom'])
    const { rows } = await testApp.pool.query(
      `select count(*)::int as count from treatment_profile_shares where profile_id not in (select id from treatment_profiles)`,
    )
    expect(rows[0].count).toBe(0)
    expect((await add({ ...form, wasteType: 'Cans' })).status).toBe(201)
  })

  it('is archived before it begins, which frees its day, and stays once it has begun', {
    tags: ['11.2-01'],
  }, async () => {
    const ahead = await createTreatmentProfile(staff, { wasteType: 'E-waste', validFrom: '2026-02-04' })
    expect((await staff.call('DELETE', `/treatment_profiles/${ahead}`)).status).toBe(200)
    expect((await staff.call('DELETE', `/treatment_profiles/${ahead}`)).status).toBe(404)
    const again = await createTreatmentProfile(staff, { wasteType: 'E-waste', validFrom: '2026-02-04' })
    const begun = await createTreatmentProfile(staff, { wasteType: 'E-waste', validFrom: '2026-02-03' })
    expect((await staff.call('DELETE', `/treatment_profiles/${begun}`)).body.code).toBe('treatment-profile.begun')
    // Half past midnight in Yangon is the day before in UTC.
    testApp.clock.set('2026-02-03T17:30:00Z')
    staff = await signInAs(testApp, 'OPERATION')
    expect((await staff.call('DELETE', `/treatment_profiles/${again}`)).status).toBe(409)
  })
})

it('is exported with its shares in words', async () => {
  const shares = [share(90, 'recycling', mill), share(10, 'landfill')]
  await add({ wasteType: 'Plastics', validFrom: '2026-01-01', shares })
  const { text } = await staff.call('GET', '/treatment_profiles/export?wasteType=Plastics')
  expect(rowsOf(text)[1]?.slice(0, 4)).toEqual(['Plastic', '2026-01-01', '', '90 % Recycling (Mill); 10 % Landfilling'])
})
