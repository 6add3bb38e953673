import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MailMessage } from '#database/mail-message.ts'
import { inTransaction } from '#database/transaction.ts'
import { createJobs, type Jobs } from '#lib/jobs/jobs.ts'
import { idleJobs } from '../../../test/setup/idle-jobs.ts'
import { type MailServer, startMailServer } from '../../../test/setup/mail-server.ts'
import { kill, runScript, type Script } from '../../../test/setup/run-script.ts'
import { silentLog } from '../../../test/setup/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/setup/test-database.ts'
import { createMailer } from './mailer.ts'

let fixture: TestDatabase
let jobs: Jobs
let server: MailServer

beforeAll(async () => {
  fixture = await createTestDatabase()
  server = await startMailServer()
  jobs = await startWorking()
})

afterAll(async () => {
  await jobs.stop()
  await server.close()
  await fixture.drop()
})

beforeEach(() => {
  server.mails.length = 0
  server.behave('accept')
})

describe('a mail sent in a write', () => {
  test('goes out once the write is committed', async () => {
    const mail = newMail()
    await inTransaction(fixture.pool, (transaction) => jobs.send(transaction, 'mail', mail))
    await expectMails([mail.messageId])
    expect(server.mails[0]).toMatchObject({
      subject: mail.subject,
      text: `${mail.text}\n`,
      from: { value: [{ name: 'Thant', address: 'no-reply@example.com' }] },
    })
  })

  test('never goes out for a write that is rolled back', { tags: ['R-rel-07'] }, async () => {
    const after = newMail()
    const write = inTransaction(fixture.pool, async (transaction) => {
      await jobs.send(transaction, 'mail', newMail())
      throw new Error('refused')
    })
    await expect(write).rejects.toThrow('refused')
    await inTransaction(fixture.pool, (transaction) => jobs.send(transaction, 'mail', after))
    await expectMails([after.messageId])
  })

  test('goes out after a restart if the server was killed between commit and sending', {
    tags: ['R-rel-07', 'R-rel-11a'],
  }, async () => {
    const mail = newMail()
    const killed = sendInChild(mail)
    await killed.said
    await kill(killed)
    await expectMails([mail.messageId])
  })

  test('is tried again until the mail server is back', { tags: ['R-rel-07', 'R-rel-14'] }, async () => {
    await server.close()
    const mail = newMail()
    await jobs.send(fixture.database, 'mail', mail)
    await vi.waitFor(async () => expect(await countMails('retry')).toBe(1), { timeout: 5_000 })
    server = await startMailServer(Number(new URL(server.url).port))
    await bringForward()
    await expectMails([mail.messageId])
  })

  test('carries the same Message-ID when it is sent twice', { tags: ['R-rel-07'] }, async () => {
    server.behave('hang up after the mail')
    const mail = newMail()
    await jobs.send(fixture.database, 'mail', mail)
    await expectMails([mail.messageId])
    await vi.waitFor(async () => expect(await countMails('retry')).toBe(1), { timeout: 5_000 })
    server.behave('accept')
    await bringForward()
    await expectMails([mail.messageId, mail.messageId])
  })

  test('is parked when its recipient is refused for good, and holds up no other', { tags: ['R-rel-07'] }, async () => {
    server.behave('refuse the recipient')
    const refused = newMail()
    await jobs.send(fixture.database, 'mail', refused)
    await vi.waitFor(async () => expect(await countMails('created', 'mail-parked')).toBe(1), { timeout: 5_000 })
    server.behave('accept')
    const next = newMail()
    await jobs.send(fixture.database, 'mail', next)
    await expectMails([next.messageId])
  })
})

function newMail(): MailMessage {
  return {
    to: 'hnin@example.com',
    subject: 'Your pickup — သန့်',
    text: 'We come on Monday.',
    messageId: `<${randomUUID()}@example.com>`,
  }
}

async function startWorking(): Promise<Jobs> {
  const started = createJobs({ pool: fixture.pool, log: silentLog, timeZone: 'Asia/Yangon' })
  const mailer = createMailer({
    mail: { smtpUrl: server.url, from: 'Thant <no-reply@example.com>' },
    dataDir: tmpdir(),
  })
  await started.start({ ...idleJobs, mail: (message, createdAt) => mailer.deliver(message, createdAt) })
  return started
}

async function expectMails(messageIds: string[]): Promise<void> {
  await vi.waitFor(() => expect(server.mails.map((mail) => mail.messageId)).toEqual(messageIds), { timeout: 8_000 })
}

async function countMails(state: string, queue = 'mail'): Promise<number> {
  const { rows } = await fixture.pool.query(
    'select count(*)::int as count from jobs.job where name = $1 and state = $2',
    [queue, state],
  )
  return rows[0].count
}

async function bringForward(): Promise<void> {
  await fixture.pool.query(`update jobs.job set start_after = now() where state = 'retry'`)
}

function sendInChild(mail: MailMessage): Script {
  const source = `
    import { createDatabase } from '../../database/client.ts'
    import { inTransaction } from '../../database/transaction.ts'
    import { createJobs } from '../jobs/jobs.ts'
    const { pool } = createDatabase({ connectionString: ${JSON.stringify(fixture.connectionString)}, log: console })
    const jobs = createJobs({ pool, log: console, timeZone: 'Asia/Yangon' })
    await inTransaction(pool, (transaction) => jobs.send(transaction, 'mail', ${JSON.stringify(mail)}))
    process.send({ is: 'committed' })`
  return runScript(import.meta.url, source)
}
