import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unzip } from '../../../../../test/files/unzip.ts'
import {
  createConsignment,
  createDestination,
  createOrganization,
  createPickup,
  createReport,
  createTreatmentProfile,
  factorSetForm,
  item,
} from '../../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../../test/setup/create-test-app.ts'

const files = [
  'README.txt',
  'recompute.mjs',
  'report.json',
  'today.json',
  'pickups.csv',
  'items.csv',
  'treatments.csv',
  'loads.csv',
  'destinations.csv',
  'profiles.csv',
  'months.csv',
  'factors.csv',
]

const testApp = useTestApp()
let admin: TestActor
let customer: TestActor
let organization: string
let corrected: string
let report: string
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evidence-'))
  admin = await signInAs(testApp, 'SUPER ADMIN', null, { name: 'Daw Canary of the office' })
  organization = await createOrganization(admin, { name: 'Golden Lotus', contactPersonName: 'Daw Canary' })
  customer = await signInAs(testApp, 'USER', organization)
  const mill = await createDestination(admin, { name: '=Bago "mill", No. 2', contact: 'U Canary' })
  await createTreatmentProfile(admin, {
    wasteType: 'Plastics',
    validFrom: '2025-01-01',
    shares: [
      { treatment: 'recycling', destinationId: mill, percent: 66.67 },
      { treatment: 'landfill', percent: 33.33 },
    ],
  })
  await admin.call('POST', '/factor_sets', { body: factorSetForm({ validFrom: '2025-02-10' }) })
  await createPickup(admin, organization, '2025-01-31T17:29:59Z', [
    { ...item('Papers', 12.345, '=2+3'), measure: 'weighed' },
    { ...item('Plastics', 33.334, 'Bottles, "clear"\nand blue'), measure: 'estimated' },
    item('Plastics', 0.001, 'Bottles, "clear"\nand blue'),
  ])
  // In Yangon it is February.
  await createPickup(admin, organization, '2025-01-31T17:30:00Z', [
    { ...item('E-waste', 4.3), treatment: 'incineration' },
    { ...item('Organic', 1_000_000), treatment: 'composting' },
  ])
  corrected = await createPickup(admin, organization, '2025-03-10T02:30:00Z', [item('Cans', 7, '၁၂ ဘူး')])
  report = await createReport(admin, { organization, quarters: ['2025-01'] })
  await createConsignment(admin, mill, { date: '2025-01-31', wasteType: 'Plastics', note: 'Canary of the driver' })
  const other = await createOrganization(admin, { name: 'Canary of another customer' })
  await createPickup(admin, other, '2025-02-10T02:30:00Z', [item('Plastics', 700, 'Canary paper')])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const shareLink = async (): Promise<string> =>
  (await admin.call('POST', `/reports/${report}/links`, { body: { expiresInDays: 1 } })).body.data.link

async function download(path: string, token?: string): Promise<Buffer> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const reply = await testApp.app.inject({ url: `/api${path}`, headers })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip'])
  return reply.rawPayload
}

/** Unpacks the archive, lets `plant` change a file, and runs the script that came with it. */
async function recompute(archive: Buffer, plant: Record<string, (text: string) => string> = {}) {
  for (const name of files) {
    const text = unzip(archive, name)
    await writeFile(join(folder, name), plant[name]?.(text) ?? text)
  }
  return promisify(execFile)(process.execPath, [join(folder, 'recompute.mjs')]).then(
    ({ stdout }) => ({ isRight: true, said: stdout }),
    ({ stdout, stderr }) => ({ isRight: false, said: `${stdout}${stderr}` }),
  )
}

describe('the file of the evidence', () => {
  it('brings the script that recomputes every figure from its other files', { tags: ['2.13-30'] }, async () => {
    const archive = await download(`/reports/shared/${await shareLink()}/evidence/file`)
    const { isRight, said } = await recompute(archive)
    expect(said).toMatch(/^\d{3,} figures recomputed, 0 differ\n$/)
    expect(isRight).toBe(true)
  })

  it('shares no code with the portal, and its script none that it does not bring', { tags: ['2.13-30'] }, async () => {
    const script = await readFile(join(import.meta.dirname, '../../../../../../../docs/recompute-report.mjs'), 'utf8')
    expect(unzip(await download(`/reports/shared/${await shareLink()}/evidence/file`), 'recompute.mjs')).toBe(script)
    expect(script).not.toMatch(/from '(?!node:)|import\(|require\(/)
  })

  it.each([
    ['treatments.csv', '22.224', '22.225', /^parts of item COL-\S+ 1 is 33\.334, recomputed 33\.335$/m],
    ['items.csv', '12.345', '12.346', /^report: type Papers is 12\.345, recomputed 12\.346$/m],
    ['today.json', '12.345', '12.346', /^today: 306-3 Papers generated is 12\.346, recomputed 12\.345$/m],
    ['report.json', '4.3', '4.301', /^SHA-256 of report\.json is [0-9a-f]{64}, recomputed [0-9a-f]{64}$/m],
    ['factors.csv', ',Papers,recycling,,1.266', ',Papers,recycling,,1.267', /^report: emissions, Papers: direct is /m],
    ['months.csv', '2025-02,2,2', '2025-02,2,1', /^today: category 5, direct is /m],
  ])(
    'names the figure that differs where %s has %s planted as %s',
    { tags: ['2.13-30'] },
    async (file, from, to, named) => {
      const archive = await download(`/reports/shared/${await shareLink()}/evidence/file`)
      expect(unzip(archive, file)).toContain(from)
      const { isRight, said } = await recompute(archive, { [file]: (text) => text.replace(from, to) })
      expect(said).toMatch(named)
      expect(isRight).toBe(false)
    },
  )

  it('is the same for staff and for the customer, and of no one else', { tags: ['2.13-30'] }, async () => {
    const link = await shareLink()
    const paths = [`/reports/shared/${link}/evidence/file`, `/reports/${report}/evidence/file`] as const
    const [shared, own, ofCustomer] = [
      await download(paths[0]),
      await download(paths[1], admin.token),
      await download(paths[1], customer.token),
    ]
    for (const name of files) {
      expect([name, unzip(own, name)]).toEqual([name, unzip(shared, name)])
      expect([name, unzip(ofCustomer, name)]).toEqual([name, unzip(shared, name)])
    }
    const stranger = await signInAs(testApp, 'USER', await createOrganization(admin))
    expect((await stranger.call('GET', paths[1])).status).toBe(404)
  })

  it('tells nothing of other customers, of people and of prices, and no id', { tags: ['2.13-30'] }, async () => {
    const archive = await download(`/reports/shared/${await shareLink()}/evidence/file`)
    const texts = files.map((name) => unzip(archive, name)).join('\n')
    expect(texts).not.toMatch(/canary|MMK|signature=/i)
    for (const id of [report, admin.id, customer.id, corrected]) expect(texts).not.toContain(id)
  })

  it('says in Burmese what it holds, and in its name whose and which months it is of', async () => {
    const link = await shareLink()
    const url = `/api/reports/shared/${link}/evidence/file?language=my`
    const { rawPayload, headers } = await testApp.app.inject({ url })
    expect(unzip(rawPayload, 'README.txt')).toMatch(/node recompute\.mjs[\s\S]*[\u1000-\u109f]{3}/)
    expect(headers['content-disposition']).toMatch(/evidence-Golden-Lotus-2025-01-to-2025-03-[0-9A-F]{8}\.zip$/)
  })

  it('is given to one address once at a time', { tags: ['2.13-30'] }, async () => {
    const link = await shareLink()
    const end = testApp.app.services.exports.begin({ actor: null, ip: '127.0.0.1' })
    const { statusCode } = await testApp.app.inject({ url: `/api/reports/shared/${link}/evidence/file` })
    expect(statusCode).toBe(503)
    end()
    await download(`/reports/shared/${link}/evidence/file`)
  })

  it('names what a correction changed since the report was made', { tags: ['2.13-30'] }, async () => {
    await admin.call('PATCH', `/logistics/${corrected}`, { body: { items: [item('Cans', 7.5, '၁၂ ဘူး')] } })
    const archive = await download(`/reports/shared/${await shareLink()}/evidence/file`)
    const { said } = await recompute(archive)
    expect(said).toMatch(/^report: weight is 1000056\.98, recomputed 1000057\.48$/m)
    expect(said).not.toMatch(/^today: /m)
    expect(unzip(archive, 'README.txt')).toContain('Pickups were changed after the report was made.')
  })
})
