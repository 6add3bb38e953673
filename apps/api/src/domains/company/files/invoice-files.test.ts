import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '#database/schema/files.ts'
import { sweep } from '#sweep.ts'
import { jpegFile, pngFile } from '../../../../test/files/images.ts'
import { upload, uploadInvoiceFile } from '../../../../test/files/upload.ts'
import { createInvoice, createOrganization, invoiceForm } from '../../../../test/records/factories.ts'
import { signInAs, type TestActor } from '../../../../test/setup/actors.ts'
import { useTestApp } from '../../../../test/setup/create-test-app.ts'
import { isSignedFor, signedFileUrl } from './signed-url.ts'

const testApp = useTestApp()
let finance: TestActor
let organization: string

beforeAll(async () => {
  finance = await signInAs(testApp, 'FINANCE OFFICE')
  organization = await createOrganization(await signInAs(testApp, 'ADMIN'))
})

const megabyte = 1_048_576
const pdf = (bytes = 200) => {
  const [head, end] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')]
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - end.length, 32), end])
}
const pdfFile = (contents: Buffer = pdf(), name = 'invoice.pdf', type = 'application/pdf') => ({ contents, name, type })
const open = (url: string) => testApp.app.inject({ url })
const after = (minutes: number) => testApp.clock.advance(minutes * 60_000)

describe('a file of an invoice', () => {
  it.each([
    ['a PDF', async () => pdfFile(), 'application/pdf', "attachment; filename*=UTF-8''invoice.pdf"],
    [
      'a PDF with bytes behind its end',
      async () => pdfFile(Buffer.concat([pdf(), Buffer.alloc(900)])),
      'application/pdf',
      "attachment; filename*=UTF-8''invoice.pdf",
    ],
    ['a JPEG', () => jpegFile(), 'image/jpeg', 'inline'],
    ['a PNG', () => pngFile(), 'image/png', 'inline'],
  ])('is %s, and opens by its signed URL', async (_what, make, type, disposition) => {
    const { status, body } = await uploadInvoiceFile(finance, await make())
    expect(status).toBe(201)
    const { headers, statusCode } = await open(body.data.url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': disposition,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';sandbox;frame-ancestors 'none'",
    })
    expect(headers['cache-control'] ?? '').not.toContain('public')
  })

  it('keeps a PDF byte for byte', async () => {
    const contents = pdf(5_000)
    const { body } = await uploadInvoiceFile(finance, pdfFile(contents))
    expect((await open(body.data.url)).rawPayload).toEqual(contents)
  })

  it.each([
    ['HTML', Buffer.from('<script>alert(1)</script>')],
    ['HTML called PDF by its bytes only', Buffer.from('%PDF-1.7 <script>alert(1)</script>')],
    ['a PDF that is cut off', pdf(3_000).subarray(0, 2_990)],
    ['a PDF whose end lies far behind', Buffer.concat([pdf(), Buffer.alloc(1_100)])],
    ['a page with a PDF inside', Buffer.concat([Buffer.from('<html>'), pdf()])],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_what, contents) => {
    const before = await testApp.database.$count(files)
    const { status, body } = await uploadInvoiceFile(finance, pdfFile(contents))
    const expected = [415, 'file.not-a-document', 'Only PDF, JPEG, PNG and WebP files are accepted.']
    expect([status, body.code, body.message]).toEqual(expected)
    expect(await testApp.database.$count(files)).toBe(before)
  })

  it.each([
    ['another name', pdfFile(pdf(), 'invoice.pdf.html')],
    ['another declared type', pdfFile(pdf(), 'invoice.pdf', 'text/html')],
  ])('is refused with %s than its bytes', { tags: ['R-sec-27'] }, async (_what, file) => {
    expect((await uploadInvoiceFile(finance, file)).body.code).toBe('file.not-a-document')
  })

  it('may be a PDF of up to 10 MB or an image of up to 5 MB', { tags: ['R-sec-27'] }, async () => {
    expect((await uploadInvoiceFile(finance, pdfFile(pdf(10 * megabyte)))).status).toBe(201)
    const large = await uploadInvoiceFile(finance, pdfFile(pdf(10 * megabyte + 1)))
    expect([large.status, large.body.message]).toEqual([413, 'The file is larger than 10 MB.'])
    const raw = { width: 1_400, height: 1_400, channels: 3 } as const
    const contents = await sharp(randomBytes(1_400 * 1_400 * 3), { raw })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(contents.length).toBeGreaterThan(5 * megabyte)
    const image = await uploadInvoiceFile(finance, { contents, name: 'a.png', type: 'image/png' })
    expect([image.status, image.body.message]).toEqual([413, 'The file is larger than 5 MB.'])
  })

  it.each(['OPERATION', 'OPERATION MANAGER', 'USER', 'DRIVER'] as const)(
    'cannot be uploaded by %s',
    { tags: ['R-sec-30a'] },
    async (role) => {
      const actor = await signInAs(testApp, role, role === 'USER' ? organization : null)
      const { status, body } = await uploadInvoiceFile(actor, pdfFile())
      expect([status, body.code]).toEqual([403, 'access.forbidden'])
    },
  )

  it('is refused when the upload does not state its purpose', async () => {
    expect((await upload(finance, pdfFile())).body.code).toBe('file.not-an-image')
  })
})

describe('its signed URL', () => {
  let [key, url] = ['', '']
  let customer: TestActor

  beforeAll(async () => {
    key = (await uploadInvoiceFile(finance, pdfFile())).body.data.file
    const id = await createInvoice(finance, organization, { file: key })
    customer = await signInAs(testApp, 'USER', organization)
    url = (await customer.call('GET', `/payment/${id}`)).body.data.file
  })

  it('comes with the invoice, for its own customer too, and opens without a session', { tags: ['3-26'] }, async () => {
    expect(url).toMatch(/^\/api\/files\/[0-9a-f]{32}\.pdf\?expires=\d+&signature=[\w-]{43}$/)
    expect((await open(url)).statusCode).toBe(200)
  })

  it('expires after a quarter of an hour', { tags: ['R-sec-30a'] }, async () => {
    after(15)
    expect((await open(url)).statusCode).toBe(200)
    testApp.clock.advance(1)
    expect((await open(url)).statusCode).toBe(404)
    after(-15)
    testApp.clock.advance(-1)
  })

  it.each<[string, (signed: URL) => void]>([
    ['without its signature', (signed) => signed.searchParams.delete('signature')],
    ['without its end', (signed) => signed.searchParams.delete('expires')],
    ['by its key alone', (signed) => (signed.search = '')],
    ['with a later end', (signed) => signed.searchParams.set('expires', '9999999999')],
    ['with an end that is no number', (signed) => signed.searchParams.set('expires', 'Infinity')],
    ['with a short signature', (signed) => signed.searchParams.set('signature', 'AA')],
    ['with an empty signature', (signed) => signed.searchParams.set('signature', '')],
    ['with another signature', (signed) => signed.searchParams.set('signature', 'A'.repeat(43))],
    ['for another file', (signed) => (signed.pathname = signed.pathname.replace(/[0-9a-f]{4}\./, '0000.'))],
  ])('opens nothing %s', { tags: ['R-sec-30a'] }, async (_how, spoil) => {
    const signed = new URL(url, 'http://portal.example')
    spoil(signed)
    const { statusCode, json } = await open(`${signed.pathname}${signed.search}`)
    expect([statusCode, json().code]).toEqual([404, 'file.not-found'])
  })

  it('does not open another file that exists', { tags: ['R-sec-30a'] }, async () => {
    const other = (await uploadInvoiceFile(finance, pdfFile())).body.data.file
    expect((await open(url.replace(key, other))).statusCode).toBe(404)
  })

  it('still opens after the secret was rotated, until the old secret is removed', { tags: ['R-sec-41a'] }, () => {
    const { settings, clock } = testApp.app.services
    const [old, fresh] = [settings.tokenSecrets[0], 'another secret that is as long as the first']
    const signed = new URL(signedFileUrl({ settings, clock }, key), 'http://portal.example').searchParams
    const signature = { expires: signed.get('expires') ?? '', signature: signed.get('signature') ?? '' }
    const withSecrets = (...tokenSecrets: [string, ...string[]]) =>
      isSignedFor({ clock, settings: { ...settings, tokenSecrets } }, key, signature)
    expect([withSecrets(old), withSecrets(fresh, old), withSecrets(fresh)]).toEqual([true, true, false])
  })
})

describe('as the file of an invoice', () => {
  const make = (file: string, by = finance) =>
    by.call('POST', '/payment', { body: invoiceForm(organization, { file }) })
  const unknown = [{ path: 'file', message: 'Please upload the file again.' }]

  it("must be the caller's own upload, and is used only once", { tags: ['7.9-07'] }, async () => {
    const key = (await uploadInvoiceFile(finance, pdfFile())).body.data.file
    const colleague = await signInAs(testApp, 'CUSTOMER SERVICE')
    expect((await make(key, colleague)).body.issues).toEqual(unknown)
    expect((await make(key)).status).toBe(201)
    expect((await make(key)).body.issues).toEqual(unknown)
  })

  it('cannot be an image uploaded for another purpose, nor the reverse', async () => {
    const image = (await upload(finance, await pngFile())).body.data.file
    expect((await make(image)).body.issues).toEqual(unknown)
    const admin = await signInAs(testApp, 'ADMIN')
    const scan = (await uploadInvoiceFile(admin, await pngFile())).body.data.file
    const { body } = await admin.call('PATCH', `/organizations/${organization}`, { body: { logo: scan } })
    expect(body.issues).toEqual([{ path: 'logo', message: 'Please upload the file again.' }])
  })

  it('survives the nightly sweep, which removes unused uploads', { tags: ['R-ret-03'] }, async () => {
    const used = (await uploadInvoiceFile(finance, pdfFile())).body.data.file
    const unused = (await uploadInvoiceFile(finance, pdfFile())).body.data.file
    await make(used)
    const { storage } = testApp.app.services
    const now = testApp.clock.now().getTime()
    testApp.clock.set(new Date(Math.max(Date.now(), now) + 9 * 86_400_000).toISOString())
    await sweep({ ...testApp, services: testApp.app.services })
    const isThere = async (key: string) => (await storage.get(key)) !== undefined
    expect([await isThere(used), await isThere(unused)]).toEqual([true, false])
  })
})
