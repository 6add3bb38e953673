import { beforeAll, describe, expect, it } from 'vitest'
import { jpegFile } from '../../../../../test/files/images.ts'
import { pdfOf } from '../../../../../test/files/pdf-of.ts'
import { uploadPhotoWith } from '../../../../../test/files/upload.ts'
import { createOrganization, item } from '../../../../../test/records/factories.ts'
import { assignPickup, missedVisitForm, recordVisit } from '../../../../../test/records/visits.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

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

const noteOf = (id: string, query = '', by = customer) => pdfOf(testApp, `/logistics/${id}/note${query}`, by)
const signature = [
  Array.from({ length: 60 }, (_, at) => ({ x: 60 + at * 14, y: Math.round(250 + 180 * Math.sin(at / 4)) })),
]

async function photos(count: number): Promise<string[]> {
  const taken = { takenAt: '2026-02-03T02:29:00Z', longitude: '96.1512', latitude: '16.8049' }
  const files = await Promise.all(
    Array.from({ length: count }, async () => uploadPhotoWith(driver, taken, await jpegFile('gate.jpg'))),
  )
  return files.map(({ body }) => body.data.file)
}

async function visited(visit: Record<string, unknown>): Promise<string> {
  const id = await assignPickup(staff, driver, organization, '2026-02-03T02:00:00Z')
  expect((await recordVisit(driver, id, visit)).body.data.state).toBe('applied')
  return id
}

describe('the evidence on a collection note', () => {
  it('is photos and signature with time and place, on its one page', { tags: ['15.2-05'] }, async () => {
    const items = [item('Papers', 12), item('Plastics', 3), item('Organic', 40.5)]
    const id = await visited({ items, signature, photos: await photos(4), longitude: 96.15, latitude: 16.8 })
    const note = await noteOf(id)
    const without = await noteOf(await visited({ items }))
    expect([note.pages.length, note.isTagged]).toEqual([1, true])
    expect(note.text).toContain('Evidence')
    expect(note.text).toContain('SignatureTue 3 Feb 202609:00 · 16.8000, 96.1500')
    expect(note.text.match(/Tue 3 Feb 202608:59 · 16\.8049, 96\.1512/g)).toHaveLength(4)
    expect(without.text).not.toContain('Evidence')
    expect([note, without].map(({ text }) => text.includes('Handed over, for'))).toEqual([false, true])
    expect(note.bytes.length - without.bytes.length).toBeLessThan(200_000)
    expect(Buffer.compare(note.bytes, (await noteOf(id)).bytes)).toBe(0)
  })

  it('is in Burmese on request, on one page too', { tags: ['15.2-05'] }, async () => {
    const items = [item('Papers', 12), item('Plastics', 3), item('Organic', 40.5), item('Cans', 4)]
    const id = await visited({ items, signature, photos: await photos(4) })
    const { actualTexts, pages, text } = await noteOf(id, '?language=my')
    expect(pages).toHaveLength(1)
    expect(actualTexts.join('') + text).toContain('၀၈:၅၉')
    expect(text).not.toContain('Evidence')
  })

  it('is not that of a visit at which nothing was collected, nor on a version that no longer holds', {
    tags: ['15.2-05'],
  }, async () => {
    const id = await visited(missedVisitForm({ signature }))
    await staff.call('PATCH', `/logistics/${id}`, { body: { status: 'COMPLETED', items: [item('Papers', 5)] } })
    expect((await noteOf(id)).text).not.toContain('Evidence')
    const corrected = await visited({ signature })
    await staff.call('PATCH', `/logistics/${corrected}`, { body: { items: [item('Papers', 6)] } })
    expect((await noteOf(corrected)).text).toContain('Evidence')
    expect((await noteOf(corrected, '?version=1')).text).not.toContain('Evidence')
  })
})
