import type { TranslationKey } from '@thant/i18n/translation-key'
import { getCompany } from '#domains/company/company/company.service.ts'
import { type CompanyEmail, sendEmail } from '#domains/company/company/company-emails.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { message } from '#lib/plan-message.ts'
import { languageOfUser } from './users.queries.ts'

type Recipient = { id: string; name: string; email: string }
type Texts = { subject: TranslationKey; paragraphs: TranslationKey[]; action?: { label: TranslationKey; path: string } }

const forgotPassword: Texts['action'] = { label: 'Choose another password', path: '/password_reset' }

const textsOf = {
  'many-wrong-passwords': {
    subject: 'Many wrong passwords for your account at {{company}}',
    paragraphs: [
      'Somebody entered a wrong password for your account at {{company}} ten times or more. Nobody got in.',
      'Until it stops, you may have to wait up to 5 minutes when you sign in with a browser that is new to us. A browser that you signed in with before is not affected.',
      'If it was not you, you need do nothing.',
      'If it was you and you do not remember your password, you can choose another one.',
    ],
    action: forgotPassword,
  },
  'password-changed': {
    subject: 'Your password at {{company}} was changed',
    paragraphs: [
      'The password of your account at {{company}} was changed just now, and other devices were signed out.',
      'If it was not you, choose another password at once and tell us.',
    ],
    action: forgotPassword,
  },
  'email-changed': {
    subject: 'The email of your account at {{company}} was changed',
    paragraphs: [
      'Your account at {{company}} has another email address from now on. You can no longer sign in with this one, and links that were sent to it no longer work.',
      'If you do not know of this change, please tell us.',
    ],
    action: { label: 'Contact us', path: '/contact' },
  },
} satisfies Record<string, Texts>

export type AccountMail = keyof typeof textsOf

/** Tells a user, in the user's language, what happened to the account; the mail goes out when the write commits. */
export async function sendAccountMail(context: AnyContext, kind: AccountMail, user: Recipient): Promise<void> {
  const { name: company } = await getCompany(context)
  const language = await languageOfUser(context.database, user.id)
  // What tells of a new e-mail goes to the old one, also when it is sent again, so it names no user.
  const recipient = kind === 'email-changed' ? {} : { userId: user.id }
  const addressee = { ...recipient, name: user.name, email: user.email, language }
  await sendEmail(context, addressee, emailOf(textsOf[kind], company))
}

function emailOf({ subject, paragraphs, action }: Texts, company: string): CompanyEmail {
  return {
    subject: message(subject, { company }),
    paragraphs: paragraphs.map((text) => message(text, { company })),
    ...(action && { action: { label: message(action.label), path: action.path } }),
  }
}
