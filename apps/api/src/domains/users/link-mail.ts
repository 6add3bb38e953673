import { randomUUID } from 'node:crypto'
import type { Language } from '@thant/contracts/auth'
import { eq } from 'drizzle-orm'
import { company } from '#database/schema/company.ts'
import { users } from '#database/schema/users.ts'
import { createLink, type LinkKind } from '#domains/links/links.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { writeLetter } from '#lib/mail/letter.ts'
import { translatorFor } from '#lib/words.ts'

type Recipient = { id: string; name: string; email: string }
type Texts = { subject: string; first: string; action: string; last: string }

const textsOf: Record<Extract<LinkKind, 'invitation' | 'password-reset'>, Texts> = {
  invitation: {
    subject: 'Your account at {{company}}',
    first: '{{company}} has made an account for you. Please choose a password to sign in.',
    action: 'Choose a password',
    last: 'The link works once and for 7 days.',
  },
  'password-reset': {
    subject: 'Reset your password at {{company}}',
    first: 'Someone asked to reset the password of your account at {{company}}.',
    action: 'Change Password',
    last: 'The link works once and for one hour. If it was not you, nothing has changed and you can ignore this mail.',
  },
}

/** Sends a user the link for choosing a password, in the user's language; the mail goes out when the write commits. */
export async function sendLinkMail(context: AnyContext, kind: keyof typeof textsOf, user: Recipient): Promise<void> {
  const token = await createLink(context, kind, user.id)
  const [sender] = await context.database.select({ name: company.name }).from(company)
  const [recipient] = await context.database
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, user.id))
  const t = translatorFor((recipient?.language ?? 'en') as Language)
  const texts = textsOf[kind]
  const values = { company: sender?.name ?? '', name: user.name }
  await context.jobs.send(context.database, 'mail', {
    to: user.email,
    subject: t(texts.subject, values),
    messageId: `<${randomUUID()}@${new URL(context.settings.publicUrl).hostname}>`,
    ...writeLetter({
      greeting: t('Dear {{name}},', values),
      paragraphs: [t(texts.first, values), t(texts.last, values)],
      action: { label: t(texts.action), url: `${context.settings.publicUrl}/password_reset/${token}` },
      closing: values.company,
    }),
  })
}
