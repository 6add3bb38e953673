import type { MailMessage } from '#database/mail-message.ts'
import type { TestApp } from './create-test-app.ts'

/** Reads the queued mails, oldest first. */
export async function mailsTo(testApp: TestApp, address: string): Promise<MailMessage[]> {
  const { rows } = await testApp.pool.query<{ data: MailMessage }>(
    `select data from jobs.job where name in ('mail', 'document-mail') and data ->> 'to' = $1 order by created_on, id`,
    [address],
  )
  return rows.map(({ data }) => data)
}

export async function linkMailedTo(testApp: TestApp, address: string): Promise<string> {
  const newest = (await mailsTo(testApp, address)).at(-1)
  return /\/password_reset\/([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
}
