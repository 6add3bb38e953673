import type { DocumentVersion } from '@thant/contracts/company/issued-documents'
import { beforeAll, describe, expect, it } from 'vitest'
import { pdfOf } from '../../../../../test/files/pdf-of.ts'
import {
  createDestination,
  createOrganization,
  createPickup,
  createSite,
  item,
} from '../../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let manager: TestActor
let staff: TestActor
let customer: TestActor
let organization: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  manager = await signInAs(testApp, 'OPERATION MANAGER')
  staff = await signInAs(testApp, 'OPERATION')
  organization = await createOrganization(admin, { name: 'Lotus Tower', address: '1 Pyay Road' })
  customer = await signInAs(testApp, 'USER', organization)
})

const at = '2026-02-03T02:30:00Z'
const collect = (items = [item('Papers', 12.3), item('Cans', 2, 'Beer cans')], siteId?: string) =>
  createPickup(staff, organization, at, items, siteId)
const change = (id: string, body: object) => staff.call('PATCH', `/logistics/${id}`, { body })
const weigh = (id: string, kg: number) => change(id, { items: [item('Papers', kg), item('Cans', 2, 'Beer cans')] })
const rename = (id: string, body: object) => admin.call('PATCH', `/organizations/${id}`, { body })
const noteOf = (id: string, query = '', by = staff) => pdfOf(testApp, `/logistics/${id}/note${query}`, by)
const versionsOf = async (id: string, by = staff): Promise<DocumentVersion[]> =>
  (await by.call('GET', `/logistics/${id}/note/versions`)).body.data
/** As they are of pickups from before papers were kept; the database lets nobody delete one. */
const forgetDocuments = () =>
  testApp.pool.query(`begin; set local session_replication_role = replica; delete from issued_papers; commit`)
const said = (versions: DocumentVersion[]) =>
  versions.map(({ version, changes, isWithdrawn }) => ({
    version,
    isWithdrawn,
    changes: changes.map(({ text, values = {} }) => [text.slice(0, text.indexOf(':')), ...Object.values(values)]),
  }))

describe('a collection note stays', () => {
  it('when customer, site, destination, crew or company get another name or address', {
    tags: ['11.2-08'],
  }, async () => {
    const mill = await createDestination(admin, { name: 'Old Mill' })
    const driver = await signInAs(testApp, 'DRIVER', undefined, { name: 'Ko Aung' })
    const site = await createSite(admin, organization, { name: 'Airport', address: '7 Airport Road' })
    const id = await collect([{ ...item('Papers', 3), treatment: 'recycling', destinationId: mill } as never], site)
    await change(id, { vehicle: { plate_number: '1K-2345', driver: driver.id } })
    const before = await noteOf(id)
    const inBurmese = await noteOf(id, '?language=my')
    expect(before.text).toContain('7 Airport Road')

    const renames = [
      rename(organization, { name: 'Padma Tower', address: '99 Inya Road' }),
      admin.call('PATCH', `/sites/${site}`, { body: { name: 'Seaport', address: '8 Harbour Road' } }),
      admin.call('PATCH', `/destinations/${mill}`, { body: { name: 'New Mill' } }),
      admin.call('PATCH', '/company', { body: { name: 'Renamed Ltd', address: 'Elsewhere', phone: '01 999 999' } }),
    ]
    for (const { status } of await Promise.all(renames)) expect(status).toBe(200)
    await testApp.pool.query(`update users set name = 'Ko Renamed' where id = $1`, [driver.id])
    expect(Buffer.compare((await noteOf(id)).bytes, before.bytes)).toBe(0)
    expect(Buffer.compare((await noteOf(id, '?language=my')).bytes, inBurmese.bytes)).toBe(0)

    // What is corrected later keeps the names of the day too, on today's letterhead.
    await change(id, { items: [{ ...item('Papers', 4), treatment: 'recycling', destinationId: mill }] })
    const after = await noteOf(id)
    for (const name of ['Lotus Tower', '7 Airport Road', 'Old Mill', 'Ko Aung', 'Renamed Ltd']) {
      expect(after.text).toContain(name)
    }
    await rename(organization, { name: 'Lotus Tower', address: '1 Pyay Road' })
    await admin.call('PATCH', '/company', { body: { name: 'Thant' } })
  })

  it('when a remark, which it does not print, changes', { tags: ['11.2-08'] }, async () => {
    const id = await collect()
    await change(id, { remark: 'Gate B' })
    expect(said(await versionsOf(id))).toEqual([{ version: 1, isWithdrawn: false, changes: [] }])
  })
})

it.each(['en', 'my'])(
  'a collection note of five items with its lines to sign on is one sheet (%s)',
  async (language) => {
    const id = await collect(
      ['Papers', 'Plastics', 'Cans', 'Glasses', 'Organic'].map((type) => item(type, 3, `Some ${type}`)),
    )
    const driver = await signInAs(testApp, 'DRIVER')
    await change(id, { vehicle: { plate_number: '1K-2345', driver: driver.id } })
    expect((await noteOf(id, `?language=${language}`)).pages).toHaveLength(1)
  },
)

describe('a corrected collection note', () => {
  it('says what changed, why, and which version it corrects; the former one stays and names it', {
    tags: ['11.2-08'],
  }, async () => {
    const id = await collect()
    const { status } = await change(id, {
      items: [item('Papers', 12.1), item('Plastics', 1, 'Bottles')],
      correctionReason: 'Weighed again',
    })
    expect(status).toBe(200)
    const versions = await versionsOf(id)
    expect(versions[0]).toMatchObject({ version: 2, reason: 'Weighed again', issuedBy: { _id: staff.id } })
    expect(said(versions)).toEqual([
      {
        version: 2,
        isWithdrawn: false,
        changes: [
          ['Weight of {{item}}', 'Office paper', { exactKg: 12.3 }, { exactKg: 12.1 }],
          ['Added', 'Bottles', { exactKg: 1 }],
          ['Removed', 'Beer cans', { exactKg: 2 }],
        ],
      },
      { version: 1, isWithdrawn: false, changes: [] },
    ])
    const [now, former] = [await noteOf(id), await noteOf(id, '?version=1')]
    for (const text of ['Version 2 of', 'Corrects version 1 of', 'Weight of Office paper: 12.300 kg, now 12.100 kg']) {
      expect(now.text).toContain(text)
    }
    expect(now.text).toContain('Reason: Weighed again')
    expect(now.headers['content-disposition']).toContain('_version-2.pdf')
    for (const text of ['Version 1 of', 'Corrected by version 2 of', '14.300 kg']) expect(former.text).toContain(text)
    expect(former.text).not.toContain('Bottles')
  })

  it('is a version of its own for each of two people who change it at once', { tags: ['11.2-08'] }, async () => {
    const id = await collect()
    const both = await Promise.all([weigh(id, 11), weigh(id, 10)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([3, 2, 1])
  })

  it('tells customers what changed and not which of the staff changed it', { tags: ['11.2-08'] }, async () => {
    const id = await collect()
    await weigh(id, 11)
    const [latest] = await versionsOf(id, customer)
    expect(latest).toMatchObject({ version: 2, issuedBy: null, changes: [expect.anything()] })
    expect((await noteOf(id, '?version=1', customer)).text).toContain('14.300 kg')
  })

  it('has no version that was never issued', async () => {
    const id = await collect()
    for (const version of ['2', '999999']) {
      const { status, body } = await staff.call('GET', `/logistics/${id}/note?version=${version}`)
      expect([status, body.code]).toEqual([404, 'paper.version-not-found'])
    }
    const bad = await staff.call('GET', `/logistics/${id}/note?version=0`)
    expect([bad.status, bad.body.issues?.[0]?.path]).toEqual([400, 'version'])
  })
})

describe('the note of a pickup', () => {
  it('that was deleted is withdrawn and still read, and holds again once it is restored', {
    tags: ['11.2-08'],
  }, async () => {
    const id = await collect()
    expect((await manager.call('DELETE', `/logistics/${id}`)).status).toBe(200)
    expect(said(await versionsOf(id, customer))[0]).toMatchObject({ version: 2, isWithdrawn: true })
    const withdrawn = await noteOf(id, '', customer)
    for (const text of ['Withdrawn', 'The pickup was deleted.', 'no longer holds', '14.300 kg']) {
      expect(withdrawn.text).toContain(text)
    }
    expect((await noteOf(id, '?version=1')).text).toContain('was withdrawn by version 2 of')
    expect((await manager.call('POST', `/logistics/${id}/restore`)).status).toBe(200)
    expect(said(await versionsOf(id))[0]).toMatchObject({ version: 3, isWithdrawn: false })
    expect((await noteOf(id)).text).toContain('The pickup is completed again.')
  })

  it('that is no longer completed is withdrawn until it is completed again', { tags: ['11.2-08'] }, async () => {
    const id = await collect()
    await change(id, { status: 'CONFIRMED' })
    expect((await noteOf(id)).text).toContain('The pickup is no longer completed.')
    await change(id, { status: 'COMPLETED' })
    expect(said(await versionsOf(id)).map(({ isWithdrawn }) => isWithdrawn)).toEqual([false, true, false])
  })

  it('of before notes were kept is kept by its first change, deleted ones too', { tags: ['11.2-08'] }, async () => {
    const [changed, deleted] = [await collect(), await collect()]
    expect((await manager.call('DELETE', `/logistics/${deleted}`)).status).toBe(200)
    await forgetDocuments()
    await weigh(changed, 11)
    expect(said(await versionsOf(changed)).at(-2)?.changes).toHaveLength(1)
    expect(said(await versionsOf(deleted)).map(({ isWithdrawn }) => isWithdrawn)).toEqual([true, false])
  })

  it('is kept once by many who open it at once', async () => {
    const id = await collect()
    await forgetDocuments()
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => versionsOf(id)))
    for (const versions of all) expect(versions).toHaveLength(1)
  })

  it('of another organization is not found, nor its versions', async () => {
    const other = await signInAs(testApp, 'USER', await createOrganization(admin))
    const id = await collect()
    for (const path of ['note', 'note?version=1', 'note/versions']) {
      expect((await other.call('GET', `/logistics/${id}/${path}`)).status).toBe(404)
    }
  })

  it('loses the name of somebody who is anonymised, and nothing else', { tags: ['11.2-08'] }, async () => {
    const superAdmin = await signInAs(testApp, 'SUPER ADMIN')
    const driver = await signInAs(testApp, 'DRIVER', undefined, { name: 'Ko Forgotten' })
    const id = await collect()
    await change(id, { vehicle: { plate_number: '1K-2345', driver: driver.id } })
    await weigh(id, 11)
    const shaOf = async () => (await testApp.pool.query('select sha256 from issued_papers order by 1')).rows
    const before = await shaOf()
    await superAdmin.call('DELETE', `/users/${driver.id}`)
    expect((await superAdmin.call('POST', `/users/${driver.id}/anonymise`)).status).toBe(200)
    for (const version of [2, 3]) {
      const { text } = await noteOf(id, `?version=${version}`)
      expect(text).toContain('Former user')
      expect(text).not.toContain('Ko Forgotten')
    }
    expect(await shaOf()).toEqual(before)
    expect(await versionsOf(id)).toHaveLength(3)
  })
})

it('is final: no statement changes or deletes a version that was issued', { tags: ['11.2-09'] }, async () => {
  const id = await collect()
  await weigh(id, 11)
  const of = `where subject_id = '${id}'`
  for (const statement of [
    `update issued_papers set data = replace(data, '11', '12') ${of}`,
    `update issued_papers set version = version + 10 ${of}`,
    `update issued_papers set issued_at = issued_at + interval '1 day' ${of}`,
    `update issued_papers set people = '{"${admin.id}": "Somebody else"}' ${of}`,
    `delete from issued_papers ${of} and version = 1`,
  ]) {
    await expect(testApp.pool.query(statement), statement).rejects.toThrow('is never changed or deleted')
  }
  await expect(testApp.pool.query('truncate issued_papers')).rejects.toThrow('are never changed or deleted')
  expect(await versionsOf(id)).toHaveLength(2)
})
