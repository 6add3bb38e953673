import { beforeAll, describe, expect, it } from 'vitest'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { removeTreatmentProfiles } from '../../../../test/records/default-treatment.ts'
import { createDestination, createOrganization, createPickup, item } from '../../../../test/records/factories.ts'
import { partsOf, rebuiltTotals } from '../../../../test/records/treated-items.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let organizationId: string
let mill: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organizationId = await createOrganization(staff)
  mill = await createDestination(staff, { name: 'Mill' })
  await removeTreatmentProfiles(testApp.pool)
})

async function completed(pickUpTime: string, items: object[]): Promise<string> {
  const id = await createPickup(staff, organizationId, pickUpTime)
  const reply = await staff.call('PATCH', `/logistics/${id}`, { body: { status: 'COMPLETED', items } })
  expect(reply.status).toBe(200)
  return id
}

async function partsIn(id: string) {
  return partsOf((await staff.call('GET', `/logistics/${id}`)).body.data)
}

const addProfile = (body: object) => staff.call('POST', '/treatment_profiles', { body })
const gapOf = async (wasteType: string) => {
  const { data } = (await staff.call('GET', '/treatment_profiles/gaps')).body as { data: Array<{ wasteType: string }> }
  return data.find((gap) => gap.wasteType === wasteType)
}
const shares = [
  { treatment: 'recycling', destinationId: null as string | null, percent: 92 },
  { treatment: 'landfill', destinationId: null, percent: 8 },
]

/** Lines end anywhere in a PDF. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

function totals(): Promise<Record<string, number>> {
  return rebuiltTotals(
    testApp.pool,
    `select waste_type || ' ' || treatment as key, sum(weight_kg)::float8 as kg from waste_totals group by 1`,
  )
}

describe('a waste type without a profile', () => {
  it('is among the gaps with the days and kilograms that nothing is known of, until it has one', {
    tags: ['11.2-03'],
  }, async () => {
    expect(await gapOf('Glasses')).toEqual({
      wasteType: 'Glasses',
      firstProfile: null,
      days: null,
      pickups: 0,
      weightKg: 0,
    })
    // Half past midnight in Yangon is the day before in UTC.
    await completed('2026-01-04T17:45:00Z', [item('Glasses', 2), item('Glasses', 0.5)])
    await completed('2026-01-20T02:30:00Z', [item('Glasses', 1), { ...item('Glasses', 9), treatment: 'reuse' }])
    expect(await gapOf('Glasses')).toMatchObject({
      days: { first: '2026-01-05', last: '2026-01-20' },
      pickups: 2,
      weightKg: 3.5,
    })
    const reason = 'The works took all of it since January.'
    const added = await addProfile({ wasteType: 'Glasses', validFrom: '2026-01-06', shares, reason })
    expect(added.status).toBe(201)
    expect(await gapOf('Glasses')).toMatchObject({
      firstProfile: { validFrom: '2026-01-06', shares: [{ treatment: 'recycling', percent: 92 }, { percent: 8 }] },
      days: { first: '2026-01-05', last: '2026-01-05' },
      pickups: 1,
    })
    await addProfile({ wasteType: 'Glasses', validFrom: '2026-01-01', shares, reason })
    expect(await gapOf('Glasses')).toBeUndefined()
  })

  it('gets one from an earlier day, which fills the completed pickups that have no treatment, and no others', {
    tags: ['11.2-03'],
  }, async () => {
    const before = await completed('2025-12-31T02:30:00Z', [item('Plastics', 1)])
    const untreated = await completed('2026-01-10T02:30:00Z', [
      item('Plastics', 1.001),
      item('Plastics', 0.001),
      { ...item('Plastics', 5), treatment: 'incineration' },
      { ...item('Plastics', 6), treatment: 'unknown' },
      item('Papers', 7),
    ])
    const planned = await createPickup(staff, organizationId, '2026-01-11T02:30:00Z')
    const way = [{ ...shares[0], destinationId: mill }, shares[1]]
    const form = { wasteType: 'Plastics', validFrom: '2026-01-01', shares: way }

    const refused = await addProfile(form)
    expect([refused.status, refused.body.code, refused.body.issues[0].path]).toEqual([
      400,
      'treatment-profile.reason-missing',
      'reason',
    ])
    expect((await staff.call('GET', '/treatment_profiles?wasteType=Plastics')).body.total).toBe(0)

    const added = await addProfile({ ...form, reason: 'Found in the papers of the mill.' })
    expect([added.status, added.body.data.reason]).toEqual([201, 'Found in the papers of the mill.'])
    expect(await partsIn(untreated)).toEqual([
      [
        ['recycling', 'Mill', 0.921],
        ['landfill', null, 0.08],
      ],
      [['recycling', 'Mill', 0.001]],
      [['incineration', null, 5]],
      [['unknown', null, 6]],
      [['unknown', null, 7]],
    ])
    expect(await partsIn(before)).toEqual([[['unknown', null, 1]]])
    expect(await partsIn(planned)).toEqual([])
    expect(await totals()).toMatchObject({
      'Plastics recycling': 0.922,
      'Plastics landfill': 0.08,
      'Plastics unknown': 7,
      'Plastics incineration': 5,
      'Papers unknown': 7,
    })

    const note = await pdfOf(testApp, `/logistics/${untreated}/note`, staff)
    expect(withoutSpaces(note.text)).toContain(
      withoutSpaces(
        `What became of Plastic was recorded afterwards, on Tue 3 Feb 2026, 09:30 by ${staff.name}: Found in the papers of the mill.`,
      ),
    )
    const customer = await signInAs(testApp, 'USER', organizationId)
    expect((await pdfOf(testApp, `/logistics/${untreated}/note`, customer)).text).not.toContain(staff.name)

    // A profile between others changes nothing that is completed, and needs no reason.
    await addProfile({ wasteType: 'Plastics', validFrom: '2026-01-05', shares: [{ treatment: 'reuse', percent: 100 }] })
    expect((await partsIn(untreated))[0]).toHaveLength(2)
  })

  it('leaves alone what a later profile says to be unknown, which is no gap', { tags: ['11.2-03'] }, async () => {
    const unknown = [{ treatment: 'unknown', percent: 100 }]
    await addProfile({ wasteType: 'Organic', validFrom: '2026-01-10', shares: unknown })
    const said = await completed('2026-01-12T02:30:00Z', [item('Organic', 4)])
    expect(await gapOf('Organic')).toBeUndefined()
    expect((await addProfile({ wasteType: 'Organic', validFrom: '2026-01-01', shares })).status).toBe(201)
    expect(await partsIn(said)).toEqual([[['unknown', null, 4]]])
  })

  it('leaves nothing untreated that is completed or changed while its first profile is added', {
    tags: ['11.2-03'],
  }, async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => createPickup(staff, organizationId, '2026-02-02T02:30:00Z')),
    )
    const complete = (id: string, remark = '') =>
      staff.call('PATCH', `/logistics/${id}`, {
        body: { status: 'COMPLETED', items: [{ ...item('Cans', 1), remark }] },
      })
    const untreated = ids.slice(0, 3)
    for (const id of untreated) await complete(id)
    const replies = await Promise.all([
      ...untreated.map((id) => complete(id, 'Crushed')),
      addProfile({ wasteType: 'Cans', validFrom: '2026-02-01', shares, reason: 'From the first day on.' }),
      ...ids.slice(3).map((id) => complete(id)),
    ])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 201]))
    for (const id of ids) {
      expect((await partsIn(id))[0]).toEqual([
        ['recycling', null, 0.92],
        ['landfill', null, 0.08],
      ])
    }
    expect(await gapOf('Cans')).toBeUndefined()
    await totals()
  })
})

it('never counts as diverted what nobody said the treatment of', { tags: ['11.2-02'] }, async () => {
  const other = await createOrganization(staff)
  const id = await createPickup(staff, other, '2026-01-15T02:30:00Z')
  await staff.call('PATCH', `/logistics/${id}`, { body: { status: 'COMPLETED', items: [item('E-waste', 10)] } })
  const { body } = await staff.call('GET', `/gri/organizations/${other}?from=2026-01&to=2026-01`)
  expect(body.data.waste306_3.total).toEqual({
    generated: 10,
    divertedFromDisposal: 0,
    directedToDisposal: 10,
  })
})
