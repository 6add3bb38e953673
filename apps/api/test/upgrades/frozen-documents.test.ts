import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentKind, documentKinds } from '@thant/contracts/company/issued-documents'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawMailDocument } from '../../src/mail-documents.ts'
import { pdfOf } from '../files/pdf-of.ts'
import { readPdf } from '../files/read-pdf.ts'
import { createInvoice, createOrganization, createPickup, item } from '../records/factories.ts'
import { batteryForm, placeOrder } from '../records/payments.ts'
import { signInAs, type TestActor } from '../setup/actors.ts'
import { type TestApp, useTestApp } from '../setup/create-test-app.ts'

/** Papers as each form of them was frozen; they stay when the form changes, and one of the new form is added. */
const folder = join(import.meta.dirname, '../frozen')
const fixtures = readdirSync(folder).filter((fixture) => fixture.startsWith('paper-'))
type Row = { kind: DocumentKind; data: string; sha256: string; format_version: number; people: Record<string, string> }
type Issued = { subjectId: string; read: (language: string) => Promise<string> }

const testApp = useTestApp()
let admin: TestActor
let organization: string

beforeAll(async () => {
  admin = await signInAs(testApp, 'ADMIN')
  organization = await createOrganization(admin)
})

const textAt = async (path: string, language: string) =>
  (await pdfOf(testApp, `${path}language=${language}`, admin)).text

async function deliveredOrder() {
  const { _id: number } = await placeOrder(testApp, batteryForm({ certificate: true }))
  const replies = []
  for (const status of ['PAID', 'PACKED', 'DELIVERED']) {
    replies.push(await admin.call('PATCH', `/orders/${number}`, { body: { status } }))
  }
  const { rows } = await testApp.pool.query('select id from orders where number = $1', [number])
  return { number, subjectId: rows[0].id as string, serial: replies.at(-1)?.body.data.certificateSerial as string }
}

/** Makes the record that a paper is about, and tells how the paper is read. */
const issues: Record<DocumentKind, () => Promise<Issued>> = {
  'collection-note': async () => {
    const subjectId = await createPickup(admin, organization, '2026-01-20T02:30:00Z', [item('Papers', 1)])
    return { subjectId, read: (language) => textAt(`/logistics/${subjectId}/note?version=1&`, language) }
  },
  invoice: async () => {
    const subjectId = await createInvoice(admin, organization)
    return { subjectId, read: (language) => textAt(`/payment/${subjectId}/pdf?`, language) }
  },
  'invoice-receipt': async () => {
    const subjectId = await createInvoice(admin, organization)
    await admin.call('PATCH', `/payment/${subjectId}`, { body: { paymentStatus: 'APPROVED' } })
    return { subjectId, read: (language) => textAt(`/payment/${subjectId}/pdf?kind=receipt&`, language) }
  },
  'order-receipt': async () => {
    const { number, subjectId } = await deliveredOrder()
    return { subjectId, read: (language) => mailedReceipt(testApp, number, language) }
  },
  credit: async () => {
    const { number } = await deliveredOrder()
    const body = { kind: 'credit-note', amount: 1, reason: 'A gift' }
    const { credits } = (await admin.call('POST', `/orders/${number}/credits`, { body })).body.data
    const subjectId = credits[0]._id
    return { subjectId, read: (language) => textAt(`/orders/${number}/credits/${subjectId}/pdf?`, language) }
  },
  certificate: async () => {
    const { subjectId, serial } = await deliveredOrder()
    return { subjectId, read: (language) => textAt(`/certificates/${serial}/pdf?`, language) }
  },
}

async function mailedReceipt({ app }: TestApp, id: string, language: string): Promise<string> {
  const drawn = await drawMailDocument(app, { kind: 'order-receipt', id, language: language === 'my' ? 'my' : 'en' })
  const pdf = await readPdf(drawn?.content ?? Buffer.of())
  return pdf.pages.map((_, page) => pdf.textOf(page)).join('\n')
}

/** Puts a former paper in the place of the one of today, which the database lets no portal do. */
async function replaceDocument(subjectId: string, row: Row): Promise<void> {
  const client = await testApp.pool.connect()
  await client.query('begin; set local session_replication_role = replica')
  await client.query('delete from issued_papers where kind = $1 and subject_id = $2', [row.kind, subjectId])
  await client.query(
    `insert into issued_papers (kind, subject_id, version, issued_at, data, sha256, format_version, people)
      values ($1, $2, 1, '2026-01-20T03:00:00Z', $3, $4, $5, $6)`,
    [row.kind, subjectId, row.data, row.sha256, row.format_version, row.people],
  )
  await client.query('commit')
  client.release()
}

describe.each(fixtures)('the paper of %s', (fixture) => {
  const row: Row = JSON.parse(readFileSync(join(folder, fixture), 'utf8'))

  it('has the digest of its bytes, and is drawn in both languages as it was issued', {
    tags: ['11.2-09'],
    timeout: 60_000,
  }, async () => {
    expect(createHash('sha256').update(row.data).digest('hex')).toBe(row.sha256)
    const { subjectId, read } = await issues[row.kind]()
    await replaceDocument(subjectId, row)
    // The company of the sample has this name, and no other place does.
    for (const language of ['en', 'my']) expect(await read(language)).toContain('Frozen Recycling')
  })
})

it('papers of today have a form of which one of each kind is kept', async () => {
  for (const kind of documentKinds) {
    const { subjectId, read } = await issues[kind]()
    await read('en')
    const { rows } = await testApp.pool.query(
      'select distinct format_version as version from issued_papers where kind = $1 and subject_id = $2',
      [kind, subjectId],
    )
    expect(fixtures).toEqual(expect.arrayContaining(rows.map(({ version }) => `paper-${kind}-${version}.json`)))
    expect(rows).toHaveLength(1)
  }
}, 60_000)
