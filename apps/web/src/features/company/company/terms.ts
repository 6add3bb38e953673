import type { TranslationKey } from '@thant/i18n/translation-key'

export type TermsSection = { title: TranslationKey; paragraphs: readonly TranslationKey[] }

/** Changed with every change of the terms, so that a reader knows which ones were accepted. */
export const termsVersion = { number: 1, since: '2026-11-21' }

/** The terms (docs/specification.md 2.14-30, 9-56 to 9-59), by section; `{{company}}` is the company's name. */
export const terms: readonly TermsSection[] = [
  {
    title: 'Introduction',
    paragraphs: [
      'These terms are an agreement between you and {{company}}. They hold for this portal and for the services that you order through it.',
      'By using the portal, ordering or paying, you accept them. If you do not agree, please do not use it.',
    ],
  },
  {
    title: 'Service',
    paragraphs: [
      '{{company}} collects sorted waste and has it recycled, by subscription.',
      'A subscription brings waste reports, a calendar of your pickups, a dashboard of what was collected, and online training.',
    ],
  },
  {
    title: 'Terms of Service',
    paragraphs: [
      'Please sort your waste as we show you, and have it ready at the agreed time and place. What is dangerous, such as medical or chemical waste, is not part of the service.',
    ],
  },
  {
    title: 'No Use by Minors',
    paragraphs: ['The portal and its services are for people who are 18 years old or over.'],
  },
  {
    title: 'Accounts',
    paragraphs: [
      'What you tell us about yourself and your organization has to be right and kept up to date.',
      'Your password is yours alone. You answer for what is done with your account; tell us at once if someone else has used it.',
    ],
  },
  {
    title: 'Subscriptions and Renewal',
    paragraphs: [
      'A subscription is billed in advance, by cycles of a month, a quarter, half a year or a year: monthly, quarterly, semi-annual or annual, as you choose.',
      'It is not renewed automatically. It ends with the last day that was paid for.',
    ],
  },
  {
    title: 'Payment',
    paragraphs: [
      'You pay by one of the ways that the payment page offers, in the currency of the invoice. Card payments are handled by a payment provider; we never see or keep the number of your card.',
    ],
  },
  {
    title: 'Fee Changes',
    paragraphs: [
      'We may change the fees of subscriptions, and tell you one month before. A new fee holds from the cycle after that; you may end the subscription instead.',
    ],
  },
  {
    title: 'Renewal of Services',
    paragraphs: [
      'As nothing renews automatically, we remind you before a subscription ends. To go on, order the next cycle and pay its invoice.',
    ],
  },
  {
    title: 'Communications',
    paragraphs: [
      'We write to you about pickups, invoices and your account. You may decline news and offers at any time, but not what the service needs.',
    ],
  },
  {
    title: 'Prohibited Uses',
    paragraphs: [
      'Do not use the portal against the law, to harm others, to pass for someone else, to spread harmful code, to get at data that is not yours, or to put a load on it that hinders others.',
    ],
  },
  {
    title: 'Analytics',
    paragraphs: [
      'We count how the portal is used, to make it better. For that we give no data about you to others and follow you on no other site.',
    ],
  },
  {
    title: 'Protection of Personal Data',
    paragraphs: [
      'We keep names, email addresses, phone numbers and addresses only for the service, protect them, and show them only to those who need them for it.',
      'You may ask what we keep about you, and have it corrected or deleted, as far as the law does not make us keep it.',
    ],
  },
  {
    title: 'Intellectual Property',
    paragraphs: [
      'The portal, its texts, pictures, lessons and reports as works belong to {{company}} or those who licensed them to us. Please do not copy or sell them without our consent.',
    ],
  },
  {
    title: 'Error Reporting and Feedback',
    paragraphs: [
      'If you find an error or miss something, please tell us. We may use what you propose to improve the portal, without owing you anything for it.',
    ],
  },
  {
    title: 'Links to Other Websites',
    paragraphs: [
      'The portal links to other people’s websites. We do not run them and are not responsible for what they show or do.',
    ],
  },
  {
    title: 'Indemnification',
    paragraphs: [
      'If others claim damages from us because you broke these terms or the law, you bear what it costs us.',
    ],
  },
  {
    title: 'Governing Law',
    paragraphs: [
      'These terms follow the law of Myanmar.',
      'In a dispute, both of us first try for 30 calendar days to settle it amicably. Only after that may either go to court, in Myanmar.',
    ],
  },
  {
    title: 'Changes to Service',
    paragraphs: [
      'We may change or end parts of the service, and tell you in time where it matters to you. What you have paid for and can no longer get is paid back.',
    ],
  },
  {
    title: 'Amendments to Terms',
    paragraphs: [
      'We may amend these terms by publishing them here. If you go on using the portal after that, you accept them as amended.',
    ],
  },
  {
    title: 'Waiver and Severability',
    paragraphs: [
      'If we do not insist on a right at once, we do not give it up. If a part of these terms does not hold in law, the rest does.',
    ],
  },
  {
    title: 'Intellectual Property',
    paragraphs: [
      'What you give us, such as your logo, your pictures and your figures, stays yours. You allow us to use it as far as the service needs it, for instance in your own reports.',
    ],
  },
]
