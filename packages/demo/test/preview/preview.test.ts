import { globSync, readFileSync } from 'node:fs'
import { type Language, languages } from '@thant/contracts/customers/auth'
import { beforeAll, expect, it } from 'vitest'
import type { MailMessage } from '../../../../apps/api/src/database/mail-message.ts'
import { orders } from '../../../../apps/api/src/database/schema/orders.ts'
import { users } from '../../../../apps/api/src/database/schema/users.ts'
import { inTransaction } from '../../../../apps/api/src/database/transaction.ts'

import { systemContext } from '../../../../apps/api/src/lib/system-context.ts'
import { drawMailDocument } from '../../../../apps/api/src/mail-documents.ts'
import { signInAs, type TestActor } from '../../../../apps/api/test/setup/actors.ts'
import { useTestApp } from '../../../../apps/api/test/setup/create-test-app.ts'
import { endpointsOf } from '../../../../apps/api/test/setup/endpoints.ts'
import { fillDemoCompany } from '../../src/fill.ts'
import { documentSamples, otherFiles } from './document-samples.ts'
import { type DrawMail, mailSamples } from './mail-samples.ts'
import { type DrawnDocument, type DrawnMail, writePreview } from './preview-page.ts'
import { findSampleRecords, type SampleRecords } from './sample-records.ts'

/** `npm run preview` shows what is drawn here. */
const folder = process.env.PREVIEW_FOLDER

const testApp = useTestApp()
let staff: TestActor
let records: SampleRecords
const mails: DrawnMail[] = []
const documents: DrawnDocument[] = []

beforeAll(async () => {
  testApp.clock.set('2026-11-21T04:30:00Z')
  await fillDemoCompany(testApp.app, 'a password for looking around')
  staff = await signInAs(testApp, 'SUPER ADMIN')
  records = await findSampleRecords(testApp.database, staff, '2026-11-21')
  return () => writePreview(folder, mails, documents)
}, 120_000)

it.each(languages)(
  'every mail is written in the language %s',
  async (language) => {
    await testApp.database.update(users).set({ language })
    await testApp.database.update(orders).set({ language })
    records.order.language = language
    records.service.language = language
    for (const [file, functions] of Object.entries(mailSamples)) {
      for (const [name, draw] of Object.values(functions).flatMap((samples) => Object.entries(samples))) {
        const mail = await mailOf(draw, language)
        expect([file, name, mail?.text]).toEqual([file, name, expect.stringMatching(/\S/)])
        if (mail === undefined) continue
        const attachment = await drawMailDocument(testApp.app, mail.document)
        mails.push({ name: `${file.split('/').at(-1)?.split('.')[0]}: ${name}`, language, mail, attachment })
      }
    }
  },
  120_000,
)

it.each(languages)(
  'every document is drawn in the language %s',
  async (language) => {
    for (const [name, pathOf] of Object.values(documentSamples).flatMap((samples) => Object.entries(samples))) {
      const path = await pathOf({ staff, records })
      const response = await testApp.app.inject({
        url: `/api${path}${path.includes('?') ? '&' : '?'}language=${language}`,
        headers: { authorization: `Bearer ${staff.token}` },
      })
      expect([name, response.statusCode, response.headers['content-type']]).toEqual([name, 200, 'application/pdf'])
      documents.push({ name, language, pdf: response.rawPayload })
    }
  },
  120_000,
)

it('no file that writes mails and no endpoint that answers a PDF is without its samples', () => {
  const domains = new URL('../../../../apps/api/src/domains/', import.meta.url)
  const writers = globSync('**/*.ts', {
    cwd: domains,
    exclude: ['**/*.test.ts', '**/company-emails.service.ts'],
  }).filter((path) => /\b(sendEmail|writeEmail)\(/.test(readFileSync(new URL(path, domains), 'utf8')))
  expect(Object.keys(mailSamples).sort()).toEqual(writers.sort())
  const files = endpointsOf(testApp.app)
    .filter(({ endpoint: { reply, path } }) => reply === 'file' && !otherFiles.some((other) => other.test(path)))
    .map(({ endpoint: { path } }) => path)
  expect(Object.keys(documentSamples).sort()).toEqual(files.sort())
})

/** The mail that a sample queues last. */
async function mailOf(draw: DrawMail, language: Language): Promise<MailMessage | undefined> {
  await testApp.pool.query('delete from jobs.job')
  const portal = testApp.app
  await inTransaction(portal.pool, (transaction) =>
    draw({ context: systemContext(portal, transaction), portal, language, records }),
  )
  const { rows } = await testApp.pool.query<{ data: MailMessage }>(
    `select data from jobs.job where name in ('mail', 'document-mail') order by created_on desc, id limit 1`,
  )
  return rows[0]?.data
}
