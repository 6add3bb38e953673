import { createHash } from 'node:crypto'
import type { PlanPage } from '@thant/contracts/materials/plan'
import type { QuarterRange } from '@thant/contracts/reporting/quarters'
import type { ReportData } from '@thant/contracts/reporting/report-data'
import { stringify } from 'safe-stable-stringify'
import { beforeAll, describe, expect, it } from 'vitest'
import { pdfOf } from '../../../../test/files/pdf-of.ts'
import { createOrganization, createPickup, createReport, item } from '../../../../test/records/factories.ts'
import { call, signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'

const testApp = useTestApp()
let admin: TestActor
let customer: TestActor
let organization: string

const types = ['Papers', 'Plastics', 'Cans', 'Glasses', 'E-waste', 'Organic'] as const

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(admin, { name: 'ရွှေကြာ #Lotus <b>' })
  customer = await signInAs(testApp, 'USER', organization)
  // March 2025 stays empty, so that the twelve months with pickups span thirteen.
  for (const month of monthsFrom('2025-01', 13).filter((one) => one !== '2025-03')) {
    const items = types.map((type, index) => item(type, index + 1, `Item ${type}`))
    await createPickup(admin, organization, `${month}-10T02:30:00Z`, items)
  }
})

const preview = (body: object, by = admin) => by.call('POST', '/reports/preview', { body: { organization, ...body } })
const pagesOf = (data: ReportData) => data.pages.map(({ id }: PlanPage) => id)
const fifteen = [
  'cover',
  'contents',
  'letter',
  'about',
  'executive-summary',
  'what-became',
  'common-items',
  'overall-composition',
  'findings',
  'what-happened-paper',
  'what-happened-plastic',
  'what-happened-can',
  'what-happened-glass',
  'what-happened-organic',
  'closing',
]

describe('a preview', () => {
  it.each([
    // One more than the 15 of every report, since e-waste was collected.
    [['2025-01'], 'interval', 16 + 2 + 2, 'First Quarter 2025'],
    [['2025-01', '2025-05'], 'interval', 16 + 2 + 4, 'First Quarter 2025 to Second Quarter 2025'],
    [['2025-01', '2025-08'], 'interval', 16 + 2 + 4, 'First Quarter 2025, Third Quarter 2025'],
    // Twelve months and the empty March are more than ten points: a page for each of the six types.
    [['2025-01', '2025-05', '2025-08', '2025-11'], 'interval', 16 + 6 + 8, 'First Quarter 2025 to Fourth Quarter 2025'],
    // A monthly report has 18 pages with one trend page, and that of e-waste; six types need a second one of trends.
    [['2025-05'], 'monthly', 19 + 1, 'Second Quarter 2025'],
  ])(
    'of %j as %s has %i pages and the annex, and is called %s',
    {
      tags: ['2.13-13', '2.13-14', '2.13-15', '2.13-16', '2.13-17', '2.13-18', '3-27', '9-42', '9-43', '9-44', '9-45'],
    },
    async (quarters, layout, count, title) => {
      const { status, body } = await preview({ quarters, layout })
      const pages = pagesOf(body.data).filter((id) => id !== 'annex')
      expect([status, body.data.title, pages.length]).toEqual([200, title, count])
      expect([...fifteen, 'what-happened-e-waste'].filter((id) => !pages.includes(id))).toEqual([])
      expect(new Set(pagesOf(body.data)).size).toBe(count + 1)
    },
  )

  it('agrees with the waste totals on every page', { tags: ['2.13-19', '3-30', '3-31', '11.8-04'] }, async () => {
    const { body } = await preview({ quarters: ['2025-01', '2025-05'] })
    const { figures, pages } = body.data as ReportData
    const totals = await admin.call('GET', `/wastes/organizations/${organization}?from=2025-01&to=2025-07`)
    expect(figures.composition).toEqual(totals.body.data)
    expect(figures.weightKg).toBe(6 * 21)
    expect(figures.pickups).toBe(6)
    expect(figures.emptyMonths).toEqual(['2025-03'])
    expect(figures.months.map(({ month }) => month)).toEqual(monthsFrom('2025-01', 7))
    expect(figures.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(6 * 21)
    expect(figures.emissions.total.weightKg).toBe(6 * 21)
    const charted = pages
      .filter(({ id }) => id.startsWith('monthly-'))
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'charts' ? block.charts : []))
      .flatMap(({ data }) => (data.kind === 'monthly' ? data.months : []))
    const aboutCans = JSON.stringify(pages.find(({ id }) => id === 'what-happened-can')?.blocks[0])
    expect(aboutCans).toContain('{"kg":18}')
    expect(aboutCans).toContain('{"percent":14.29}')
    expect(charted.reduce((sum, month) => sum + types.reduce((all, type) => all + month[type], 0), 0)).toBe(6 * 21)
    expect(JSON.stringify(pages)).toContain('There was no waste pickup in {{months}}.')
  })

  it('of a quarter in which pickups can still be added says so, in its title and in words', async () => {
    const recent = await createOrganization(admin)
    await createPickup(admin, recent, '2026-01-10T02:30:00Z', [item('Papers', 5)])
    const { body } = await preview({ organization: recent, quarters: ['2026-01'] })
    const { period, pages } = body.data as ReportData
    expect(period).toMatchObject({ months: { from: '2026-01', to: '2026-01' }, isInProgress: true })
    expect(JSON.stringify(pages.find(({ id }) => id === 'about'))).toContain('{{title}} is still in progress')
    const listed = await admin.call('GET', `/logistics/reports/organizations/${recent}`)
    expect(listed.body.data.quarters).toMatchObject([{ isInProgress: true }])
    const carbon = await admin.call('GET', `/carbon/organizations/${recent}?quarter=2026-01`)
    expect(carbon.body.data.period).toMatchObject({ isInProgress: true })
    const over = await preview({ quarters: ['2025-05'] })
    expect(JSON.stringify(over.body.data)).not.toContain('"isInProgress":true')
  })

  it('tells what happened to e-waste where some was collected, by what the records say', {
    tags: ['9-42', '9-43', '9-44', '9-45', '11.8-10'],
  }, async () => {
    const { body } = await preview({ quarters: ['2025-05'] })
    const { pages } = body.data as ReportData
    const ids = pages.map(({ id }) => id)
    expect(ids.indexOf('what-happened-e-waste')).toBe(ids.indexOf('what-happened-glass') + 1)
    const [cards, table] = pages.find(({ id }) => id === 'what-happened-e-waste')?.blocks ?? []
    expect(JSON.stringify(cards)).toContain('{"kg":15}')
    expect(table).toMatchObject({ rows: [[expect.anything(), { destinations: [null] }, { kg: 15 }, { percent: 100 }]] })
    const paper = await createOrganization(admin)
    await createPickup(admin, paper, '2025-01-10T02:30:00Z', [item('Papers', 5)])
    const without = (await preview({ organization: paper, quarters: ['2025-01'] })).body.data as ReportData
    expect(pagesOf(without).filter((id) => id !== 'annex')).toHaveLength(15 + 1 + 2)
    const aboutGlass = JSON.stringify(without.pages.find(({ id }) => id === 'what-happened-glass'))
    for (const text of ['None of it was collected', 'So that it can be collected', 'Keep bottles whole']) {
      expect(aboutGlass).toContain(text)
    }
    expect(JSON.stringify(pages)).not.toContain('So that it can be collected')
    expect(pagesOf(without)).not.toContain('what-happened-e-waste')
  })

  it('saves nothing', async () => {
    const before = await admin.call('GET', '/reports')
    await preview({ quarters: ['2025-01'] })
    expect((await admin.call('GET', '/reports')).body.total).toBe(before.body.total)
  })

  it.each([
    [[], 'interval', 'Please select at least one quarter.'],
    [['2025-02'], 'interval', 'Please choose quarters from the list.'],
    [['2024-01'], 'interval', 'Please choose quarters from the list.'],
    [['2025-01', '2025-01'], 'interval', 'A quarter is listed twice'],
    [['2025-01', '2025-05'], 'monthly', 'A monthly report is of one quarter.'],
  ])('of %j as %s is refused: %s', async (quarters, layout, message) => {
    const { status, body } = await preview({ quarters, layout })
    expect([status, body.issues]).toEqual([400, [{ path: 'quarters', message }]])
  })

  it('of an organization without pickups says that there are no quarters', async () => {
    const empty = await createOrganization(admin)
    const { body } = await admin.call('GET', `/logistics/reports/organizations/${empty}`)
    expect(body.data.quarters).toEqual([])
    expect((await preview({ organization: empty, quarters: ['2025-01'] })).body.code).toBe('report.quarter-unknown')
  })
})

describe('a saved report', () => {
  // R-sec-41c: nothing of a report is encrypted, so there is no key.
  it('is frozen: its bytes have the digest, whatever happens to the pickups', {
    tags: ['3-28', '3-35', '7.2-07', '7.9-01', '7.9-03', '9-47', '11.8-08', 'R-sec-41c'],
  }, async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-01'] })
    const { body } = await call(testApp.app, 'GET', `/reports/${id}`)
    const { data, sha256 } = body.data
    expect(
      createHash('sha256')
        .update(stringify(data) ?? '')
        .digest('hex'),
    ).toBe(sha256)
    await createPickup(admin, organization, '2025-01-20T02:30:00Z', [item('Papers', 5)])
    expect((await call(testApp.app, 'GET', `/reports/${id}`)).body.data.data).toEqual(data)
    await expect(testApp.pool.query('update reports set title = $1', ['other'])).rejects.toThrow(/never changed/)
  })

  it('names its organization, date and months, and the standards that it follows', {
    tags: ['2.13-21', '3-29'],
  }, async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-01'] })
    const { data } = (await call(testApp.app, 'GET', `/reports/${id}`)).body.data as { data: ReportData }
    expect(data).toMatchObject({
      title: 'First Quarter 2025',
      reportDate: '2026-02-03',
      organization: { name: 'ရွှေကြာ #Lotus <b>', address: '12 Strand Road, Kyauktada, Yangon', startDate: '2026-02-03' },
      quarters: [{ firstMonth: '2025-01', months: ['2025-01', '2025-02', '2025-04'] }],
    })
    const letter = JSON.stringify(data.pages.find((page) => page.id === 'letter'))
    expect(letter).toContain('ISO 14001:2015')
    expect(letter).toContain('city development committee')
  })

  it('says how old the potentials of its factors are, and one of a former release, which does not, stays the same report', async () => {
    const own = await createOrganization(admin)
    await createPickup(admin, own, '2025-01-10T02:30:00Z', [item('Papers', 5)])
    const form = { organization: own, quarters: ['2025-01'] }
    const id = await createReport(admin, form)
    const { text } = await pdfOf(testApp, `/download/${id}`)
    expect(text).toContain('of the second report of the IPCC, of 1995; the sixth report is of 2021.')

    const columns = 'organization_id, title, period, layout, quarters, months, weight_kg, factor_set_id, source_digest'
    const { rows } = await testApp.pool.query(
      `insert into reports (${columns}, created_at, data, sha256, format_version)
       select ${columns}, created_at + interval '1 minute',
         regexp_replace(data, '"assessment":"[A-Z0-9]+",', '', 'g'), sha256, format_version
       from reports where id = $1 returning id, data`,
      [id],
    )
    expect(rows[0].data).not.toContain('assessment')
    expect((await preview(form)).body.data.saved._id).toBe(rows[0].id)
  })

  it('is sorted by its months, as the calendar runs, and not by the name of its quarter', {
    tags: ['9-34'],
  }, async () => {
    const own = await createOrganization(admin)
    for (const month of monthsFrom('2024-11', 9)) {
      await createPickup(admin, own, `${month}-10T02:30:00Z`, [item('Papers', 5)])
    }
    // First Quarter 2024, Second Quarter 2025 and Third Quarter 2025.
    for (const quarter of ['2025-05', '2024-11', '2025-02']) {
      await createReport(admin, { organization: own, quarters: [quarter] })
    }
    const { body } = await admin.call('GET', `/reports?organization=${own}&sort=title`)
    expect(body.data.map(({ period }: { period: QuarterRange }) => period.months?.from)).toEqual([
      '2024-11',
      '2025-02',
      '2025-05',
    ])
  })

  it('is recorded in the audit log with its author', { tags: ['R-sec-39d'] }, async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-01'] })
    const { body } = await admin.call('GET', `/audit?entity=report&id=${id}`)
    expect(body.data).toEqual([
      expect.objectContaining({
        action: 'report.create',
        actor: expect.objectContaining({ _id: admin.id }),
        after: expect.objectContaining({ title: 'First Quarter 2025' }),
      }),
    ])
  })

  it('shows that its data has changed since, and can be revised', async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-05'] })
    const listed = async (which: string) =>
      (await admin.call('GET', '/reports?limit=100')).body.data.find((row: { _id: string }) => row._id === which)
    expect(await listed(id)).toMatchObject({ dataChangedSince: false, revisionOf: null, layout: 'interval' })
    await createPickup(admin, organization, '2025-05-20T02:30:00Z', [item('Papers', 5)])
    expect(await listed(id)).toMatchObject({ dataChangedSince: true })
    const { status, body } = await admin.call('POST', `/reports/${id}/revisions`)
    expect(status).toBe(201)
    expect(await listed(body.data._id)).toMatchObject({ revisionOf: id, dataChangedSince: false })
    const [old, revised] = await Promise.all(
      [id, body.data._id].map((one) => call(testApp.app, 'GET', `/reports/${one}`)),
    )
    expect((revised?.body.data.data.figures.weightKg ?? 0) - (old?.body.data.data.figures.weightKg ?? 0)).toBe(5)
    expect((await customer.call('POST', `/reports/${id}/revisions`)).status).toBe(403)
  })

  it('keeps the lines of the form: computed ones stay translatable, others stay as typed', {
    tags: ['3-34', '11.7-05'],
  }, async () => {
    const { body } = await preview({ quarters: ['2025-08'] })
    const [first] = body.data.findings
    const id = await createReport(admin, {
      organization,
      quarters: ['2025-08'],
      findings: [
        'A total of 63.00 kg of waste was collected in this period. 45.00 kg of it was recycled, and 63.00 kg in all was diverted from disposal.',
        'Typed {{weight}} #here',
      ],
      recommendations: [body.data.recommendations[0].text],
    })
    const { data } = (await call(testApp.app, 'GET', `/reports/${id}`)).body.data
    const typed = { text: 'Typed {{weight}} #here', isLiteral: true, typedBy: 'Thant' }
    expect(data.findings).toEqual([first, typed])
    expect(data.recommendations).toEqual([body.data.recommendations[0]])
    const remark = { text: 'Remark of {{name}}: {{remark}}', values: { name: 'Thant', remark: typed.text } }
    for (const id of ['executive-summary', 'findings']) {
      const page = data.pages.find((one: { id: string }) => one.id === id)
      expect(page.blocks).toContainEqual(
        expect.objectContaining({ kind: 'list', items: expect.arrayContaining([remark]) }),
      )
    }
    expect((await pdfOf(testApp, `/download/${id}`)).text).toContain('Remark of Thant: Typed {{weight}} #here')
  })

  it.each(['findings', 'recommendations'])(
    'is refused to a customer who sends %s, and nothing is saved',
    { tags: ['11.7-05'] },
    async (field) => {
      const saved = async () => (await admin.call('GET', '/reports?limit=1')).body.total
      const before = await saved()
      for (const lines of [['100 % of the waste was recycled.'], []]) {
        const form = { organization, quarters: ['2025-08'], [field]: lines }
        const { status, body } = await customer.call('POST', '/reports', { body: form })
        expect([status, body.issues?.[0].path]).toEqual([400, field])
      }
      expect(await saved()).toBe(before)
    },
  )

  it('ignores figures that a client sends', { tags: ['7.9-02'] }, async () => {
    const figures = { weightKg: 1, pickups: 1 }
    const id = await createReport(admin, { organization, quarters: ['2025-11'], figures, sha256: 'f'.repeat(64) })
    const { data } = (await call(testApp.app, 'GET', `/reports/${id}`)).body.data
    expect(data.figures.weightKg).toBe(63)
  })

  it('is verified by its digest, and by no other', async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-11'] })
    const { sha256 } = (await call(testApp.app, 'GET', `/reports/${id}`)).body.data
    const verify = async (digest: string) =>
      (await call(testApp.app, 'GET', `/reports/${id}/verify?sha256=${digest}`)).body
    expect((await verify(sha256.toUpperCase())).data).toMatchObject({ isGenuine: true, title: 'Fourth Quarter 2025' })
    expect((await verify('0'.repeat(64))).data.isGenuine).toBe(false)
    expect((await verify('short')).issues).toEqual([{ path: 'sha256', message: 'Invalid SHA-256' }])
  })

  it('shows the pickups behind a figure to staff and to its own customer only', { tags: ['3-30'] }, async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-11'] })
    const sourcePickups = (by: TestActor, query = '') => by.call('GET', `/reports/${id}/pickups${query}`)
    const all = (await sourcePickups(customer)).body.data
    expect(all.map(({ quantity }: { quantity: number }) => quantity)).toEqual([21, 21, 21])
    const cans = (await sourcePickups(admin, '?month=2025-12&type=Cans')).body.data
    expect(cans).toEqual([
      expect.objectContaining({
        pickUpTime: '2025-12-10T02:30:00.000Z',
        quantity: 3,
        items: [{ productName: 'Item Cans', productType: 'Cans', quantity: 3 }],
      }),
    ])
    expect((await sourcePickups(admin, '?month=2025-06')).body.data).toEqual([])
    const stranger = await signInAs(testApp, 'USER', await createOrganization(admin))
    expect((await sourcePickups(stranger)).status).toBe(404)
  })

  it('is listed to its own customer only', async () => {
    const other = await createOrganization(admin, { name: 'Canary' })
    await createPickup(admin, other, '2025-01-10T02:30:00Z', [item('Papers', 5)])
    await createReport(admin, { organization: other, quarters: ['2025-01'] })
    const { text, body } = await customer.call('GET', `/reports?organization=${other}&q=Canary`)
    expect([body.total, text.includes('Canary')]).toEqual([0, false])
    expect((await preview({ organization: other, quarters: ['2025-01'] }, customer)).status).toBe(404)
  })

  it('is 404 for an id that no report has', async () => {
    const { status, body } = await call(testApp.app, 'GET', '/reports/00000000-0000-4000-8000-000000000000')
    expect([status, body.code]).toEqual([404, 'report.not-found'])
  })
})

describe('a share link', () => {
  const open = (link: string) => call(testApp.app, 'GET', `/reports/shared/${link}`)

  it('shows the report until it expires, and not if it was altered', async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-11'] })
    const { status, body } = await customer.call('POST', `/reports/${id}/links`, { body: { expiresInDays: 2 } })
    expect(status).toBe(201)
    const { link } = body.data
    expect((await open(link)).body.data.number).toBe(id.slice(0, 8).toUpperCase())
    const altered = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await open(altered)).body.code).toBe('report.link-not-found')
    testApp.clock.set('2026-02-05T03:00:01.000Z')
    expect((await open(link)).status).toBe(404)
    testApp.clock.set('2026-02-03T03:00:00.000Z')
  })

  it('is revoked without the other links', async () => {
    const id = await createReport(admin, { organization, quarters: ['2025-11'], findings: ['Shared twice'] })
    const make = async () =>
      (await admin.call('POST', `/reports/${id}/links`, { body: { expiresInDays: 7 } })).body.data
    const [one, other] = [await make(), await make()]
    expect((await admin.call('DELETE', `/reports/${id}/links/${one._id}`)).status).toBe(200)
    expect([(await open(one.link)).status, (await open(other.link)).status]).toEqual([404, 200])
    const { body } = await admin.call('GET', `/reports/${id}/links`)
    expect(body.data.map(({ revokedAt }: { revokedAt: string | null }) => revokedAt !== null).sort()).toEqual([
      false,
      true,
    ])
    expect(JSON.stringify(body)).not.toContain(other.link)
    expect((await admin.call('DELETE', `/reports/${id}/links/${one._id}`)).status).toBe(404)
  })
})

it.each([
  ['a report', 300, '/reports/0198f3a2-5c1e-7d50-9f6b-2c4a8e1b7d33'],
  ['its proof', 300, `/reports/0198f3a2-5c1e-7d50-9f6b-2c4a8e1b7d33/verify?sha256=${'0'.repeat(64)}`],
  ['a shared one', 30, `/reports/shared/${'A'.repeat(22)}`],
  ['its PDF', 60, '/download/0198f3a2-5c1e-7d50-9f6b-2c4a8e1b7d33'],
])(
  '%s may be requested %i times in a quarter of an hour from each address',
  { tags: ['R-sec-34d'] },
  async (what, max, path) => {
    const ask = (ip: string) => call(testApp.app, 'GET', path, { ip })
    const ip = `2001:db8:${max}:${what.length}::1`
    for (let tried = 0; tried < max; tried += 1) expect((await ask(ip)).status).toBe(404)
    const { status, headers, body } = await ask(ip)
    expect([status, body.code]).toEqual([429, 'request.too-often'])
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900)
    expect((await ask('192.0.2.250')).status).toBe(404)
  },
)

function monthsFrom(first: string, count: number): string[] {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 15)).toISOString().slice(0, 7),
  )
}
