import type { TranslationKey } from '@thant/i18n/translation-key'
import { getCompany } from '#domains/company/company/company.service.ts'
import { type CompanyEmail, sendEmail } from '#domains/company/company/company-emails.service.ts'
import { createLink } from '#domains/company/links/links.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { message } from '#lib/plan-message.ts'
import type { PasswordLinkKind } from './revoke-access.ts'
import { languageOfUser } from './users.queries.ts'

type Recipient = { id: string; name: string; email: string }
type Texts = Record<'subject' | 'first' | 'action' | 'last', TranslationKey>

const textsOf: Record<PasswordLinkKind, Texts> = {
  invitation: {
    subject: 'Your account at {{company}}',
    first: '{{company}} has created an account for you. Please choose a password to sign in.',
    action: 'Choose a password',
    last: 'The link works once, within 7 days.',
  },
  'password-reset': {
    subject: 'Reset your password at {{company}}',
    first: 'Someone asked to reset the password of your account at {{company}}.',
    action: 'Change Password',
    last: 'The link works once, within one hour. If it was not you, nothing has changed and you can ignore this email.',
  },
}

/** Sends the link for choosing a password, in the user's language; the mail goes out when the write commits. */
export async function sendLinkMail(
  context: AnyContext,
  kind: PasswordLinkKind,
  user: Recipient,
  options: Pick<CompanyEmail, 'stoppable'> = {},
): Promise<void> {
  const token = await createLink(context, kind, user.id)
  const { name: company } = await getCompany(context)
  const language = await languageOfUser(context.database, user.id)
  const { subject, first, action, last } = textsOf[kind]
  const values = { company }
  await sendEmail(
    context,
    { userId: user.id, name: user.name, email: user.email, language },
    {
      subject: message(subject, values),
      paragraphs: [message(first, values), message(last)],
      action: { label: message(action), path: `/password_reset/${token}` },
      holdsSecretLink: true,
      ...options,
    },
  )
}
