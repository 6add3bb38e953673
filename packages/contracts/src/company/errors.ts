import type { ErrorDefinition } from '../error-definition.ts'

export const companyErrors = {
  'setup.not-found': { status: 404, text: 'This setup link is no longer valid.' },
  'company-day.not-found': { status: 404, text: 'There is no entry for this day.' },
  'company-day.unreadable': {
    status: 400,
    text: 'This is neither a calendar (.ics) nor a list with a day and a name in each line.',
  },
  'contact-message.not-found': { status: 404, text: 'This message was not found.' },
  'mail-link.not-found': { status: 404, text: 'This link is no longer valid.' },
  'paper.version-not-found': { status: 404, text: 'This paper has no such version.' },
  'paper.unknown-format': {
    status: 409,
    text: 'This paper was issued in a form that this version of the portal cannot read. It is kept as it was; please tell the company.',
  },
  'contact.not-a-person': {
    status: 400,
    text: 'This message looks as if a machine had written it. Please write to us by email instead.',
  },
} as const satisfies Record<string, ErrorDefinition>
