import { beforeAll, describe, expect, it } from 'vitest'
import { jpegFile } from '../../../../test/files/images.ts'
import { uploadPhoto } from '../../../../test/files/upload.ts'
import { createOrganization, item } from '../../../../test/records/factories.ts'
import { assignPickup, createVisitToLookAt, missedVisitForm, recordVisit } from '../../../../test/records/visits.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const planned = '2026-02-03T02:00:00Z'
const reason = 'The driver had been there already.'
const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION MANAGER')
  driver = await signInAs(testApp, 'DRIVER')
  organization = await createOrganization(staff)
})

const settle = (id: string, body: object) => staff.call('POST', `/visits/${id}/settle`, { body })
const pickupOf = async (id: string) => (await staff.call('GET', `/logistics/${id}`)).body.data

/** A visit of a pickup that was changed so meanwhile. */
async function toLookAt(changed: object, visit: Record<string, unknown> = {}) {
  const pickup = await assignPickup(staff, driver, organization, planned)
  await staff.call('PATCH', `/logistics/${pickup}`, { body: changed })
  return { pickup, id: (await recordVisit(driver, pickup, visit)).body.data._id as string }
}

describe('a visit to look at', () => {
  it('is listed, and settled once with a reason that the audit log has', { tags: ['15.1-07', '15.1-08'] }, async () => {
    const { id, pickup } = await createVisitToLookAt(staff, driver, organization)
    const open = async () => (await staff.call('GET', '/visits?state=to-look-at&sort=recordedAt')).body.data
    expect(await open()).toMatchObject([{ _id: id, conflict: 'cancelled', driver: { _id: driver.id } }])
    const both = await Promise.all([1, 2].map(() => settle(id, { apply: false, reason, __v: 0 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await settle(id, { apply: true, reason })).body.code).toBe('visit.settled')
    const settlement = { isApplied: false, reason, by: { _id: staff.id } }
    const { data } = (await staff.call('GET', `/visits/${id}`)).body
    expect(data.visit).toMatchObject({ state: 'settled', conflict: 'cancelled', settlement })
    expect(await open()).toEqual([])
    expect((await pickupOf(pickup)).status).toBe('CANCELLED')
    const admin = await signInAs(testApp, 'ADMIN')
    const { body: log } = await admin.call('GET', `/audit?id=${id}`)
    expect(log.data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['visit.settle', 'visit.record']),
    )
  })

  it('needs a reason', { tags: ['15.1-08'] }, async () => {
    const { id } = await createVisitToLookAt(staff, driver, organization)
    expect((await settle(id, { apply: false, reason: ' ' })).body.issues[0].path).toBe('reason')
    await settle(id, { apply: false, reason })
  })
})

describe('applying it', () => {
  it('completes what was cancelled, with its weights', { tags: ['15.1-08'] }, async () => {
    const { pickup, id } = await toLookAt({ status: 'CANCELLED', remark: 'Rang' }, { note: 'Done' })
    const done = await settle(id, { apply: true, reason })
    expect([done.status, done.body.data.settlement.isApplied]).toEqual([200, true])
    expect(await pickupOf(pickup)).toMatchObject({ status: 'COMPLETED', remark: 'Rang', items: [{ quantity: 12 }] })
    expect((await staff.call('GET', `/logistics/${pickup}/note`)).status).toBe(200)
  })

  it('corrects the weights of a completed one, and its note says why', { tags: ['15.1-08'] }, async () => {
    const { pickup, id } = await toLookAt({ status: 'COMPLETED', items: [item('Papers', 5)] })
    const wastes = async () => (await staff.call('GET', `/wastes/organizations/${organization}`)).text
    const before = await wastes()
    expect((await settle(id, { apply: true, reason, pickupVersion: 0 })).body.code).toBe('record.stale')
    expect((await settle(id, { apply: true, reason, pickupVersion: 1 })).status).toBe(200)
    expect((await pickupOf(pickup)).items).toMatchObject([{ quantity: 12 }])
    expect(await wastes()).not.toBe(before)
    const { data } = (await staff.call('GET', `/logistics/${pickup}/note/versions`)).body
    expect(data[0]).toMatchObject({ reason })
  })

  it('gives a reason with its photo to the driver who recorded it', { tags: ['15.1-08'] }, async () => {
    const photos = [(await uploadPhoto(driver, await jpegFile('gate.jpg'))).body.data.file]
    const { pickup, id } = await toLookAt({ status: 'CANCELLED' }, missedVisitForm({ code: 'gate-locked', photos }))
    expect((await settle(id, { apply: true, reason })).status).toBe(200)
    expect((await pickupOf(pickup)).status).toBe('ONHOLD')
    const [outcome] = (await staff.call('GET', `/logistics/${pickup}/outcomes`)).body.data
    expect(outcome).toMatchObject({
      code: 'gate-locked',
      source: 'driver',
      recordedBy: { _id: driver.id },
      photos: [{}],
    })
    expect(outcome.recordedAt).toBe('2026-02-03T02:30:00.000Z')
  })

  it('is refused where the pickup takes no visit, which then stays', { tags: ['15.1-08'] }, async () => {
    const later = await toLookAt({ pickUpTime: '2026-02-04T02:00:00Z' })
    const weighed = await toLookAt({ status: 'COMPLETED', items: [item('Papers', 5)] }, missedVisitForm())
    const gone = await toLookAt({ status: 'CANCELLED' })
    await staff.call('DELETE', `/logistics/${gone.pickup}`)
    const refused = await Promise.all([later, weighed, gone].map(({ id }) => settle(id, { apply: true, reason })))
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'outcome.day-to-come'],
      [409, 'visit.pickup-completed'],
      [409, 'visit.pickup-gone'],
    ])
    expect((await settle(gone.id, { apply: false, reason })).status).toBe(200)
  })
})
