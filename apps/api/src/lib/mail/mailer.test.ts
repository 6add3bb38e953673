import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailMessage } from '#database/mail-message.ts'
import { PermanentJobError } from '#lib/jobs/permanent-job-error.ts'
import { createMailer, type Mailer } from './mailer.ts'

let dataDir: string
let mailer: Mailer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'thant-mail-'))
  mailer = createMailer({ mail: { smtpUrl: undefined, from: 'no-reply@example.com' }, dataDir })
})

afterAll(() => rm(dataDir, { recursive: true }))

const writtenAt = new Date('2026-02-03T03:00:00Z')
const message: MailMessage = {
  to: 'hnin@example.com',
  subject: 'Welcome',
  text: 'Choose a password.',
  html: '<p>Choose a <b>password</b>.</p>',
  messageId: '<1@example.com>',
}

describe('without a mail server', () => {
  test('each mail becomes a file that only we can read', async () => {
    const { path, mail } = await deliver(message)
    expect(mail).toMatchObject({
      subject: 'Welcome',
      text: 'Choose a password.',
      html: message.html,
      messageId: '<1@example.com>',
      date: writtenAt,
    })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  test('a mail that is written again replaces its file, and names sort by time', { tags: ['R-rel-07'] }, async () => {
    const { path } = await deliver(message)
    const hourLater = new Date(writtenAt.getTime() + 3_600_000)
    await mailer.deliver({ ...message, messageId: '<0@example.com>' }, hourLater)
    await mailer.deliver(message, writtenAt)
    const names = (await readdir(join(dataDir, 'mail'))).toSorted()
    expect(names).toEqual([basename(path), expect.stringMatching(/^2026-02-03T04-00-00-000Z-.*\.eml$/)])
  })

  test.each([
    ['https://portal.example/notifications/off/x', 'List-Unsubscribe=One-Click'],
    ['http://localhost:3000/notifications/off/x', undefined],
  ])('a mail that is turned off at %s lets mail programs post there', async (unsubscribeUrl, value) => {
    const { source } = await deliver({ ...message, unsubscribeUrl, isOneClick: true })
    expect(source).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
    expect(/^List-Unsubscribe-Post: (.*?)\r?$/m.exec(source)?.[1]).toBe(value)
  })

  test('a line break in the subject begins no header', async () => {
    const { source, mail } = await deliver({ ...message, subject: 'Hello\r\nBcc: all@example.com\r\n\r\nBody' })
    expect(source).not.toMatch(/^Bcc:/m)
    expect(mail.subject).toBe('Hello Bcc: all@example.com Body')
    expect(mail.to).toMatchObject({ text: 'hnin@example.com' })
  })

  test.each([
    { to: 'a@example.com, b@example.com' },
    { to: 'a@example.com\r\nBcc: b@example.com' },
    { to: 'Hnin <a@example.com>' },
    { to: '' },
    { messageId: '<1@example.com>\r\nBcc: b@example.com' },
  ])('%o is refused for good', async (wrong) => {
    await expect(mailer.deliver({ ...message, ...wrong }, writtenAt)).rejects.toThrow(PermanentJobError)
  })
})

async function deliver(mail: MailMessage) {
  const folder = join(dataDir, 'mail')
  await rm(folder, { recursive: true, force: true })
  await mailer.deliver(mail, writtenAt)
  const [name = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  const path = join(folder, name)
  const source = await readFile(path, 'utf8')
  return { path, source, mail: await simpleParser(source) }
}
