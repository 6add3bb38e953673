import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import type { Pickup } from '@thant/contracts/service/pickups'
import { beforeAll, describe, expect, it } from 'vitest'
import { pdfOf } from '../../../../../test/files/pdf-of.ts'
import {
  createDestination,
  createOrganization,
  createPickup,
  createSite,
  createTreatmentProfile,
  item,
} from '../../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let customer: TestActor
let organization: string

const at = '2026-02-03T02:30:00Z'

beforeAll(async () => {
  staff = await signInAs(testApp, 'OPERATION')
  organization = await createOrganization(staff, { name: 'Lotus #Tower <b>', address: '1 Pyay Road, $x$' })
  customer = await signInAs(testApp, 'USER', organization)
  const mill = await createDestination(staff, { name: 'Paper Mill' })
  const shares = [
    { treatment: 'recycling', destinationId: mill, percent: 66.67 },
    { treatment: 'landfill', destinationId: null, percent: 33.33 },
  ]
  await createTreatmentProfile(staff, { wasteType: 'Papers', validFrom: '2026-01-01', shares })
})

const collect = (items = [item('Papers', 10.001), item('Papers', 0.5, 'Boxes'), item('E-waste', 2)], siteId?: string) =>
  createPickup(staff, organization, at, items, siteId)
const noteOf = (id: string, query = '', by = staff) => pdfOf(testApp, `/logistics/${id}/note${query}`, by)

describe('the collection note', () => {
  it('states number, place, time, items and what became of them, to the customer too', {
    tags: ['11.2-07'],
  }, async () => {
    const id = await collect()
    const note = await noteOf(id, '', customer)
    const number = `COL-${id.slice(0, 13).toUpperCase()}`
    expect(note.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''collection-note_${number}.pdf`,
    })
    expect([note.pages.length, note.isTagged, note.info.Title]).toEqual([1, true, `Collection note ${number}`])
    expect(note.metadata).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    for (const said of [
      'COLLECTION NOTE',
      number,
      'Lotus #Tower <b>',
      '1 Pyay Road, $x$',
      'Tue 3 Feb 2026, 09:00',
      'Main site',
      'Office paper',
      'Not recorded',
      'Non-hazardous',
      'Paper Mill',
      'Landfilling',
    ]) {
      expect(note.text).toContain(said)
    }
  })

  it('adds up to the gram, in both tables', { tags: ['11.2-07'] }, async () => {
    const { text } = await noteOf(await collect())
    expect(text).toContain('Total 12.501 kg')
    // Of 10.001 and 0.5 kg the landfill gets 33.33 %, rounded down to grams, and the mill the rest.
    for (const part of ['7.002', '3.499', '2.000']) expect(text).toContain(part)
  })

  it('names the crew, the vehicle and the site, and the way the weight is known', { tags: ['11.2-07'] }, async () => {
    const driver = await signInAs(testApp, 'DRIVER', undefined, { name: 'Ko Aung' })
    const member = await signInAs(testApp, 'OPERATION', undefined, { name: 'Ma Thida' })
    const siteId = await createSite(staff, organization, { name: 'Airport', address: '7 Airport Road' })
    const id = await collect([{ ...item('Cans', 3), measure: 'weighed' }] as never, siteId)
    const body = { vehicle: { plate_number: '1K-2345', driver: driver.id }, operationTeam: [member.id] }
    expect((await staff.call('PATCH', `/logistics/${id}`, { body })).status).toBe(200)
    const { text } = await noteOf(id)
    for (const said of ['Ko Aung', 'Ma Thida', '1K-2345', 'Airport', '7 Airport Road', 'Weighed']) {
      expect(text).toContain(said)
    }
  })

  it('is refused until the pickup is completed', { tags: ['11.2-07'] }, async () => {
    const id = await createPickup(staff, organization, at)
    const { status, body } = await staff.call('GET', `/logistics/${id}/note`)
    expect([status, body.code]).toEqual([409, 'pickup.not-completed'])
  })

  it('has the same number however its id is spelled, and the same bytes until the pickup changes', async () => {
    const id = await collect()
    const [one, other] = [await noteOf(id), await noteOf(id.toUpperCase())]
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0)
    expect(one.text).toContain(collectionNoteNumberOf(id))
  })

  it('is found in the list by its number, alone, by those who may see it', { tags: ['11.2-07'] }, async () => {
    const [id, driver] = [await collect(), await signInAs(testApp, 'DRIVER')]
    await collect()
    const find = async (by: TestActor, number: string) =>
      (await by.call('GET', `/logistics?q=${encodeURIComponent(number)}`)).body.data.map(({ _id }: Pickup) => _id)
    expect(await find(staff, collectionNoteNumberOf(id))).toEqual([id])
    expect(await find(staff, ` ${collectionNoteNumberOf(id).toLowerCase()} `)).toEqual([id])
    expect(await find(staff, 'COL-00000000-0000')).toEqual([])
    expect(await find(driver, collectionNoteNumberOf(id))).toEqual([])
  })

  it('is in Burmese on request', async () => {
    const { info, actualTexts, text } = await noteOf(await collect(), '?language=my')
    expect(info.Language).toBe('my')
    expect(actualTexts.join('') + text).toContain('၁၂.၅၀၁')
    expect(text).not.toContain('Collected from')
  })

  it.each([14, 16, 18, 20, 22, 24])('of %i items has no sheet with nothing but the lines to sign on', async (count) => {
    const many = Array.from({ length: count }, (_, index) => item('Plastics', 1, `Bottles ${index}`))
    const last = (await noteOf(await collect(many))).pages.at(-1)?.texts.map(({ text }) => text)
    expect(last?.join(' ')).toContain(`${count}.000`)
  })

  it('has room for many items and long names', async () => {
    const many = Array.from({ length: 90 }, (_, index) => item('Plastics', 1, `${'Bottle'.repeat(20)} ${index}`))
    const { pages } = await noteOf(await collect(many))
    expect(pages.length).toBeGreaterThan(2)
    for (const { texts, width } of pages) {
      for (const { right, text } of texts) expect(right, text).toBeLessThan(width - 40)
    }
  })
})
