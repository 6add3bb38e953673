import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jpegFile } from '../../../../../test/files/images.ts'
import { uploadPhotoWith } from '../../../../../test/files/upload.ts'
import { createOrganization, createSite } from '../../../../../test/records/factories.ts'
import { assignPickup, createVisitToLookAt, missedVisitForm, recordVisit } from '../../../../../test/records/visits.ts'
import { signInAgain, signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const planned = '2026-02-03T02:00:00Z'
const reason = 'The driver had been there already.'
const signature = [
  [
    { x: 10, y: 20 },
    { x: 500, y: 250 },
  ],
]
const testApp = useTestApp()
let staff: TestActor
let driver: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION MANAGER')
  driver = await signInAs(testApp, 'DRIVER')
  organization = await createOrganization(staff)
  customer = await signInAs(testApp, 'USER', organization)
})

beforeEach(() => testApp.clock.set('2026-02-03T03:00:00Z'))

const confirmed = () => assignPickup(staff, driver, organization, planned)
const pickup = (actor: TestActor, id: string) => actor.call('GET', `/logistics/${id}`)
const evidenceFor = async (actor: TestActor, id: string) => (await pickup(actor, id)).body.data.evidence

async function photo(texts: Record<string, string> = {}): Promise<string> {
  return (await uploadPhotoWith(driver, texts, await jpegFile('gate.jpg'))).body.data.file
}

describe('the evidence of a pickup', () => {
  it('is for staff and its customer what was recorded there', { tags: ['15.2-02'] }, async () => {
    const id = await confirmed()
    const taken = { takenAt: '2026-02-03T02:29:00Z', longitude: '96.15', latitude: '16.8' }
    const photos = [await photo(taken), await photo()]
    await recordVisit(driver, id, { photos, signature, longitude: 96.1501, latitude: 16.8001 })
    for (const reader of [staff, customer]) {
      const [visit, ...others] = await evidenceFor(reader, id)
      expect(others).toEqual([])
      expect(visit).toEqual({
        _id: expect.any(String),
        code: null,
        recordedAt: '2026-02-03T02:30:00.000Z',
        receivedAt: null,
        location: { lng: 96.1501, lat: 16.8001 },
        signature,
        photos: [
          {
            url: expect.stringContaining(photos[0] ?? ''),
            takenAt: '2026-02-03T02:29:00.000Z',
            isTimeByPhone: true,
            location: { lng: 96.15, lat: 16.8 },
            isPlaceByPhone: true,
          },
          {
            url: expect.stringContaining(photos[1] ?? ''),
            takenAt: null,
            isTimeByPhone: false,
            location: null,
            isPlaceByPhone: false,
          },
        ],
      })
      expect((await testApp.app.inject({ url: visit.photos[0].url })).statusCode).toBe(200)
      expect(JSON.stringify(visit)).not.toContain(driver.id)
    }
  })

  it('says when it was received, of a visit that came on a later day', { tags: ['15.2-02'] }, async () => {
    const id = await confirmed()
    testApp.clock.set('2026-02-04T03:00:00Z')
    await recordVisit(await signInAgain(testApp, driver), id, { signature })
    const later = await signInAgain(testApp, customer)
    expect(await evidenceFor(later, id)).toMatchObject([{ receivedAt: '2026-02-04T03:00:00.000Z' }])
  })

  it('has the reason why nothing was collected', { tags: ['15.2-02'] }, async () => {
    const id = await confirmed()
    await recordVisit(driver, id, missedVisitForm({ code: 'gate-locked', photos: [await photo()] }))
    expect(await evidenceFor(customer, id)).toMatchObject([{ code: 'gate-locked', photos: [{}], signature: null }])
  })

  it('is nothing of a visit without any, nor before one', { tags: ['15.2-02'] }, async () => {
    const id = await confirmed()
    expect(await evidenceFor(customer, id)).toEqual([])
    await recordVisit(driver, id)
    expect(await evidenceFor(staff, id)).toEqual([])
  })

  it('is of a visit to look at only once it is applied', { tags: ['15.2-02'] }, async () => {
    const kept = await createVisitToLookAt(staff, driver, organization, { signature })
    const applied = await createVisitToLookAt(staff, driver, organization, { signature })
    for (const { pickup: id } of [kept, applied]) expect(await evidenceFor(staff, id)).toEqual([])
    await staff.call('POST', `/visits/${kept.id}/settle`, { body: { apply: false, reason } })
    await staff.call('POST', `/visits/${applied.id}/settle`, { body: { apply: true, reason } })
    expect(await evidenceFor(customer, kept.pickup)).toEqual([])
    expect(await evidenceFor(customer, applied.pickup)).toMatchObject([{ signature }])
  })

  it('is not told to others', { tags: ['15.2-03'] }, async () => {
    const id = await confirmed()
    await recordVisit(driver, id, { signature })
    const stranger = await signInAs(testApp, 'USER', await createOrganization(staff))
    expect((await pickup(stranger, id)).status).toBe(404)
    const siteIds = [await createSite(staff, organization)]
    const colleague = await signInAs(testApp, 'USER', organization, { siteIds })
    expect((await pickup(colleague, id)).status).toBe(404)
    const other = await signInAs(testApp, 'DRIVER')
    expect((await pickup(other, id)).status).toBe(404)
    expect(await evidenceFor(driver, id)).toBeUndefined()
  })
})
