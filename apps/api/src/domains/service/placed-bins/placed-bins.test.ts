import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../../../test/files/csv.ts'
import { createBin, createOrganization, createSite } from '../../../../test/records/factories.ts'
import { createPlacedBin, placedBinForm } from '../../../../test/records/placed-bins.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let staff: TestActor
let organizationId: string
let binId: string

beforeAll(async () => {
  testApp.clock.set('2026-03-10T03:00:00Z')
  staff = await signInAs(testApp, 'OPERATION')
  const admin = await signInAs(testApp, 'ADMIN')
  organizationId = await createOrganization(admin, { name: 'Harbour Hotel' })
  binId = await createBin(admin, { name: 'Plastics', size: '240 L' })
})

const place = (overrides = {}) => createPlacedBin(staff, { organizationId, binId }, overrides)
const change = (id: string, body: object) => staff.call('PATCH', `/placed_bins/${id}`, { body })
const formerOf = async (id: string) => (await staff.call('GET', `/placed_bins/${id}/former`)).body.data
const codesIn = ({ body }: { body: { data: Array<{ code: string }> } }) => body.data.map(({ code }) => code)

describe('a placed bin', () => {
  it('gets a code that no other has, which nobody can choose', { tags: ['10.12-01'] }, async () => {
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const body = { ...placedBinForm({ organizationId, binId }), code: 'AAAA-AAAA' }
        return (await staff.call('POST', '/placed_bins', { body })).body.data.code
      }),
    )
    expect(new Set(codes).size).toBe(5)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(codes).not.toContain('AAAA-AAAA')
  })

  it('stands at the main site unless another one is named', { tags: ['10.12-01'] }, async () => {
    const { status, body } = await staff.call('POST', '/placed_bins', {
      body: placedBinForm({ organizationId, binId }),
    })
    expect([status, body.message]).toEqual([201, 'The bin was placed.'])
    expect(body.data).toMatchObject({
      organization: { _id: organizationId, name: 'Harbour Hotel' },
      site: { _id: organizationId },
      bin: { _id: binId, name: 'Plastics', size: '240 L' },
      placedOn: '2026-02-02',
      removedOn: null,
    })
  })

  it.each([
    ['organizationId', '', 'Required'],
    ['siteId', '00000000-0000-4000-8000-000000000000', 'Please choose a site of this organization.'],
    ['binId', '00000000-0000-4000-8000-000000000000', 'Please choose a bin that is offered.'],
    ['placedOn', '2026-02-30', 'Invalid date'],
    ['removedOn', '2026-02-01', 'Must not be before the day on which it was placed'],
    ['note', 'x'.repeat(1_001), 'At most 1000 characters'],
  ])('is refused at the field %s for %j', { tags: ['10.12-01'] }, async (path, value, message) => {
    const body = placedBinForm({ organizationId, binId }, { [path]: value })
    const reply = await staff.call('POST', '/placed_bins', { body })
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path, message }]])
  })

  it('is moved to another site, and where it stood before stays known', { tags: ['10.12-02'] }, async () => {
    const id = await place()
    const { code } = (await staff.call('GET', `/placed_bins/${id}`)).body.data
    const siteId = await createSite(staff, organizationId, { name: 'Annex' })
    expect((await change(id, { siteId, placedOn: '2026-02-01' })).body.issues).toEqual([
      { path: 'placedOn', message: 'Must not be before the day on which it was there' },
    ])
    const moved = await change(id, { siteId })
    expect(moved.body.data).toMatchObject({ code, site: { name: 'Annex' }, placedOn: '2026-03-10', removedOn: null })
    expect(await formerOf(id)).toMatchObject([
      { site: { _id: organizationId }, placedOn: '2026-02-02', removedOn: '2026-03-10' },
    ])
  })

  it('goes on to another organization after it was taken back', { tags: ['10.12-02'] }, async () => {
    const id = await place()
    expect((await change(id, { removedOn: '2026-02-20' })).body.data.removedOn).toBe('2026-02-20')
    const next = await createOrganization(staff)
    const moved = await change(id, { organizationId: next, placedOn: '2026-03-01' })
    expect(moved.body.data).toMatchObject({ organization: { _id: next }, site: { _id: next }, removedOn: null })
    expect(await formerOf(id)).toMatchObject([{ placedOn: '2026-02-02', removedOn: '2026-02-20' }])
    const { body } = await (await signInAs(testApp, 'ADMIN')).call(
      'GET',
      `/audit?entity=placed-bin&id=${id}&sort=action`,
    )
    const actions = body.data.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['placed-bin.create', 'placed-bin.move', 'placed-bin.take-back'])
  })

  it('has its site corrected where the day stays the same', { tags: ['10.12-02'] }, async () => {
    const id = await place()
    const siteId = await createSite(staff, organizationId)
    expect((await change(id, { siteId, placedOn: '2026-02-02' })).body.data.site._id).toBe(siteId)
    expect(await formerOf(id)).toEqual([])
  })

  it('is archived and restored, and keeps its code', { tags: ['10.12-01'] }, async () => {
    const id = await place()
    const { code } = (await staff.call('GET', `/placed_bins/${id}`)).body.data
    expect((await staff.call('DELETE', `/placed_bins/${id}`)).status).toBe(200)
    expect((await change(id, { note: '' })).status).toBe(404)
    expect((await staff.call('POST', `/placed_bins/${id}/restore`)).body.data).toMatchObject({ code, archivedAt: null })
  })

  it('is seen by its customer without the note, and by no other', { tags: ['10.12-03'] }, async () => {
    const owner = await createOrganization(staff)
    const id = await createPlacedBin(staff, { organizationId: owner, binId })
    const customer = await signInAs(testApp, 'USER', owner)
    expect((await customer.call('GET', `/placed_bins/${id}`)).body.data.note).toBe('')
    expect(codesIn(await customer.call('GET', '/placed_bins'))).toHaveLength(1)
    const other = await signInAs(testApp, 'USER', organizationId)
    expect((await other.call('GET', `/placed_bins/${id}`)).status).toBe(404)
    expect((await other.call('GET', `/placed_bins/${id}/former`)).status).toBe(404)
    // A customer who has it now is not told where it stood before.
    await change(id, { organizationId })
    expect((await other.call('GET', `/placed_bins/${id}/former`)).body.data).toEqual([])
    expect((await customer.call('GET', `/placed_bins/${id}`)).status).toBe(404)
  })
})

describe('the list of placed bins', () => {
  let listed: string

  beforeAll(async () => {
    listed = await createOrganization(staff, { name: 'Listed Lodge' })
    const other = await createBin(await signInAs(testApp, 'ADMIN'), { name: 'Cans', size: '60 L' })
    await createPlacedBin(staff, { organizationId: listed, binId }, { placedOn: '2026-01-05', note: 'Gate' })
    await createPlacedBin(staff, { organizationId: listed, binId: other }, { removedOn: '2026-02-09' })
  })

  it.each([
    ['bin=cans', ['2026-02-02']],
    ['q=plastics&organization=listed', ['2026-01-05']],
    ['placedTo=2026-01-31', ['2026-01-05']],
    ['removedFrom=2026-02-01', ['2026-02-02']],
    ['sort=removedOn', ['2026-02-02', '2026-01-05']],
    ['sort=-bin', ['2026-01-05', '2026-02-02']],
    ['state=standing', ['2026-01-05']],
    ['state=taken-back', ['2026-02-02']],
    ['archived=true', []],
  ])('is filtered and sorted by %s', { tags: ['10.12-01'] }, async (query, days) => {
    const { body } = await staff.call('GET', `/placed_bins?organizationId=${listed}&${query}`)
    expect(body.data.map(({ placedOn }: { placedOn: string }) => placedOn)).toEqual(days)
  })

  it('is exported under the same filters', { tags: ['10.12-01'] }, async () => {
    const path = `/placed_bins/export?organizationId=${listed}&bin=plastics`
    const [head, row] = rowsOf((await staff.call('GET', path)).text)
    expect(head).toEqual(['Code', 'Organization', 'Site', 'Bin', 'Placed on', 'Taken back on', 'Note'])
    expect(row?.slice(1)).toEqual(['Listed Lodge', 'Main site', 'Plastics, 240 L', '2026-01-05', '', 'Gate'])
    const xlsx = await staff.call('GET', `${path}&format=xlsx`)
    expect([xlsx.status, xlsx.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')])
  })
})

describe('labels', () => {
  it('are a PDF of the chosen bins, or of what stands at an organization', { tags: ['10.12-04'] }, async () => {
    const id = await place()
    for (const query of [`ids=${id}`, `organizationId=${organizationId}&language=my`, `siteId=${organizationId}`]) {
      const { status, headers } = await staff.call('GET', `/placed_bins/labels?${query}`)
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    }
  })

  it('are refused without a choice, for more than 200 and for nothing', { tags: ['10.12-04'] }, async () => {
    const labels = (query: string) => staff.call('GET', `/placed_bins/labels?${query}`)
    expect((await labels('')).body.code).toBe('placed-bin.labels-of-which')
    expect((await labels('ids=00000000-0000-4000-8000-000000000000')).body.code).toBe('placed-bin.not-found')
    const crowded = await createOrganization(staff)
    await testApp.pool.query(
      `insert into placed_bins (code, organization_id, site_id, bin_id, placed_on)
       select 'X' || n, $1, $1, $2, '2026-01-01' from generate_series(1, 201) n`,
      [crowded, binId],
    )
    const { status, body } = await labels(`organizationId=${crowded}`)
    expect([status, body.message]).toEqual([400, 'At most 200 labels at a time. Please choose fewer.'])
  })
})
