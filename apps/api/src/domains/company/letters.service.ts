import type { Language } from '@thant/contracts/auth'
import type { Words } from '@thant/contracts/plan'
import { company } from '#database/schema/company.ts'
import type { AnyContext } from '#lib/context.ts'
import { writeLetter } from '#lib/mail/letter.ts'
import { newMessageId } from '#lib/mail/message-id.ts'
import { words } from '#lib/plan-words.ts'
import { sayerFor } from '#lib/words.ts'

export type Addressee = { name: string; email: string; language: Language }
export type CompanyLetter = {
  subject: Words
  paragraphs: Words[]
  /** A link of the portal, by its path. */
  action?: { label: Words; path: string }
}

/** Who signs the letters. */
async function findSender({ database }: AnyContext): Promise<string> {
  const [found] = await database.select({ name: company.name }).from(company)
  return found?.name ?? ''
}

/** Mails a letter of the company in the language of who gets it; it goes out when the write commits. */
export async function sendLetter(
  context: AnyContext,
  { name, email, language }: Addressee,
  { subject, paragraphs, action }: CompanyLetter,
): Promise<void> {
  const { publicUrl, timeZone } = context.settings
  const { say } = sayerFor(language, timeZone)
  await context.jobs.send(context.database, 'mail', {
    to: email,
    subject: say(subject),
    messageId: newMessageId(publicUrl),
    ...writeLetter({
      greeting: say(words('Dear {{name}},', { name })),
      paragraphs: paragraphs.map(say),
      ...(action && { action: { label: say(action.label), url: `${publicUrl}${action.path}` } }),
      closing: await findSender(context),
    }),
  })
}
