import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reportFiles } from '#database/schema/reports.ts'
import { createTypesetter } from '#lib/typst/typesetter.ts'
import { sweep } from '#sweep.ts'
import { readPdf } from '../../../../test/files/read-pdf.ts'
import { createOrganization, createPickup, createReport, item } from '../../../../test/records/factories.ts'
import { signInAs } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { silentLog } from '../../../../test/setup/silent-log.ts'

const testApp = useTestApp({ publicUrl: 'https://portal.example' })
const day = 86_400_000
let report: string

beforeAll(async () => {
  const admin = await signInAs(testApp, 'ADMIN')
  const organization = await createOrganization(admin, { name: 'Lotus #Tower <b>' })
  for (const month of ['2025-01', '2025-02', '2025-04']) {
    await createPickup(admin, organization, `${month}-10T02:30:00Z`, [
      item('Papers', 4, 'Cardboard'),
      item('Organic', 6),
    ])
  }
  report = await createReport(admin, { organization, quarters: ['2025-01'] })
})

beforeEach(() => testApp.database.delete(reportFiles))

const get = (query = '', id = report) => testApp.app.inject({ url: `/api/download/${id}${query}` })
const state = async (query = '') =>
  (await testApp.app.inject({ url: `/api/download/${report}/state${query}` })).json().data
const storedFiles = () => testApp.database.select().from(reportFiles)

describe('the PDF of a report', () => {
  it('is drawn from its plan, with its number, the SHA-256 of its data and where to compare it', {
    tags: ['1-10', '7.9-04', '11.7-01'],
  }, async () => {
    const { body } = await testApp.app.inject({ url: `/api/reports/${report}` })
    const { data, sha256 } = JSON.parse(body).data
    const { statusCode, headers, rawPayload } = await get()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(rawPayload.length),
      'content-disposition': `attachment; filename*=UTF-8''report_${report}.pdf`,
    })
    const pdf = await readPdf(rawPayload)
    expect(pdf.pages).toHaveLength(data.pages.length)
    const last = pdf.textOf(pdf.pages.length - 1)
    for (const text of [report.slice(0, 8).toUpperCase(), sha256, '/report/verify']) expect(last).toContain(text)
    const address = `https://portal.example/report/verify?sha256=${sha256}`
    expect(pdf.pages.at(-1)?.links).toContain(address)
    expect(JSON.stringify(pdf.pages.at(-1)?.tags)).toContain('QR code that opens the figures of this report')
    expect(pdf.textOf(0)).toContain('Lotus #Tower <b>')
    expect(pdf.info.Title).toBe('Lotus #Tower <b>, Waste Audit Report, Jan – Apr 2025 (First Quarter 2025)')
  })

  it('is stored, and the second download is the same file', { tags: ['7.9-04'] }, async () => {
    const first = await get()
    const [file] = await storedFiles()
    const second = await get()
    expect(Buffer.compare(first.rawPayload, second.rawPayload)).toBe(0)
    expect(await storedFiles()).toEqual([file])
    expect(file).toMatchObject({ standard: 'ua1', language: 'en', bytes: first.rawPayload.length })
  })

  it('is another file for each standard and language', async () => {
    const replies = await Promise.all(
      ['', '?standard=a2a', '?language=my', '?standard=a2a&language=my'].map((query) => get(query)),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await storedFiles()).toHaveLength(4)
    expect((await readPdf(replies[1]?.rawPayload ?? Buffer.of())).metadata).toContain('pdfaid')
    expect((await readPdf(replies[2]?.rawPayload ?? Buffer.of())).info.Language).toBe('my')
  })

  it('is drawn and stored once when it is requested ten times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => get()))
    expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    expect(await storedFiles()).toHaveLength(1)
  })

  it('is drawn again byte for byte if its file is missing, as after a crash', { tags: ['R-rel-11b'] }, async () => {
    const first = await get()
    const [file] = await storedFiles()
    await testApp.app.services.storage.delete(file?.key ?? '')
    expect(Buffer.compare(first.rawPayload, (await get()).rawPayload)).toBe(0)
    expect((await storedFiles())[0]?.key).not.toBe(file?.key)
  })

  it('reports its state: not requested, in progress, ready', async () => {
    expect(await state()).toEqual({ state: 'none', ahead: 0 })
    const drawing = get('?standard=a2a')
    await expect.poll(() => state('?standard=a2a'), { interval: 5 }).toMatchObject({ state: 'drawing' })
    await drawing
    expect(await state('?standard=a2a')).toEqual({ state: 'ready', ahead: 0 })
    expect(await state()).toEqual({ state: 'none', ahead: 0 })
  })

  it('answers 404 for an unknown report, and so does its state', async () => {
    const unknown = '0198f3a2-5c1e-7d50-9f6b-2c4a8e1b7d33'
    expect((await get('', unknown)).json()).toMatchObject({ code: 'report.not-found' })
    expect((await get('/state', unknown)).statusCode).toBe(404)
  })

  it.each(['?standard=x', '?language=fr'])('is refused with %s', async (query) => {
    expect((await get(query)).statusCode).toBe(400)
  })

  it('leaves nothing when drawing fails, and is drawn on the next request', { tags: ['R-rel-11b'] }, async () => {
    const portals = testApp.instances.map(({ services }) => services)
    const typesetters = portals.map(({ typesetter }) => typesetter)
    const broken = createTypesetter({ log: silentLog, timeoutMs: 1 })
    for (const services of portals) services.typesetter = broken
    const failed = await get()
    for (const services of portals) services.typesetter = typesetters.shift() ?? broken
    await broken.close()
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'pdf.failed'])
    expect(await storedFiles()).toEqual([])
    expect((await get()).statusCode).toBe(200)
  })

  it('is swept after 30 days without a request', { tags: ['R-ret-04'] }, async () => {
    await get()
    await get('?language=my')
    testApp.clock.advance(20 * day)
    await get()
    testApp.clock.advance(11 * day)
    const [gone] = (await storedFiles()).filter(({ language }) => language === 'my')
    await sweep({ ...testApp, services: testApp.app.services })
    expect((await storedFiles()).map(({ language }) => language)).toEqual(['en'])
    expect(await testApp.app.services.storage.get(gone?.key ?? '')).toBeUndefined()
  })
})
