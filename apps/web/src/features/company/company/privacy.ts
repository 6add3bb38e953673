import type { Company } from '@thant/contracts/company/company'
import type { TranslationKey } from '@thant/i18n/translation-key'

type PrivacySection = { title: TranslationKey; points: readonly TranslationKey[] }

/** Changed with every change of the page, so that a reader knows which one was in force. */
export const privacySince = '2026-11-26'

/**
 * What the portal stores (docs/operations.md, "What is kept for how long"); `{{company}}` is the company's name, the days
 * are those of its settings.
 */
export function privacySections({ auditDays }: Company['retention']): readonly PrivacySection[] {
  return [
    {
      title: 'Who is responsible',
      points: ['{{company}} runs this portal and is responsible for the personal data in it.'],
    },
    {
      title: 'What we store',
      points: [
        'If you write to us: your name, your email address and your message. They are stored here and emailed to us, and you get a copy.',
        'If you order or pay here: your name, email address and phone number, and the address for a delivery. Cards are charged on the page of a payment provider; the number of your card never reaches us.',
        'If you have an account: your name, email address, phone number, organization and settings. Of your password we store only a hash, from which nobody can read it.',
        'If we collect from you: your sites with their contact persons and phone numbers, pickups with weights, photos and the signature of who hands the waste over, trainings with their attendees, answers to quizzes, requests, reports and invoices.',
        'For security: who signed in or changed something, when, and from which IP address. The log of the server has the IP address and the page of every visit.',
      ],
    },
    {
      title: 'What is on your device',
      points: [
        'Three cookies: one keeps you signed in, one recognizes a device on which you signed in before, so that nobody can lock you out by guessing passwords, and one stores your language.',
        'The browser also stores your language, your colours and that somebody has signed in. Once you have signed in, it stores the program of the portal and, for up to seven days, what you last saw in it. On a computer that you mark as shared, nothing that you see is stored.',
        'On the phone of our drivers, what was recorded at a stop stays until it has arrived here, with its photos, signature and place.',
        'Nothing here is for advertising or follows you to other sites, and the public pages load nothing from other servers.',
      ],
    },
    {
      title: 'Who sees it',
      points: [
        'Our staff, as far as their work needs it. Other users of your organization see what belongs to the organization.',
        'Those who run our server and deliver our emails, and the payment provider if you pay by card.',
        'Maps and emission charts behind sign-in may come from other servers, which then see your IP address.',
        'Everybody who has the address of a report or certificate can open it, unless the report was made private.',
      ],
    },
    {
      title: 'How long it is stored',
      points: [
        'Sessions: {{sessionDays}} days after they have ended. Links for a new password: a day after they were used or have expired.',
        'Notifications in the portal: 400 days. Emails that could not be delivered: {{mailDays}} days.',
        auditDays === null
          ? 'The record of sign-ins and changes: without a time limit.'
          : 'The record of sign-ins and changes: {{auditDays}} days.',
        'Messages, orders, pickups, reports and invoices: without a time limit. What is deleted on a screen is archived.',
        'Backups contain all of this. Each is deleted after at most {{backupDays}} days, except the newest.',
      ],
    },
    {
      title: 'What you can ask for',
      points: [
        'You may ask what we keep about you, and have it corrected or deleted, as far as the law does not make us keep it.',
        'From a deleted account we can remove name, email address and phone number for good, also from the record of changes. Saved reports stay as they are.',
      ],
    },
  ]
}
