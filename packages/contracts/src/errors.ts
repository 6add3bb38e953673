/**
 * Lists every expected failure with its HTTP status. The English text is also the key of its translation, and
 * `{{name}}` is filled from the failure's `values`.
 */
export const errors = {
  'request.invalid': { status: 400, text: 'Invalid data sent to server.' },
  'request.malformed': { status: 400, text: 'The request could not be read.' },
  'request.too-large': { status: 413, text: 'That is more than this call takes.' },
  'request.media-type': { status: 415, text: 'This kind of content is not taken here.' },
  'request.too-often': { status: 429, text: 'Too many tries. Please try again {{wait}}.' },
  'request.cross-site': { status: 403, text: 'This request came from another site and was refused.' },
  'route.not-found': { status: 404, text: 'There is nothing at this address.' },
  'access.forbidden': { status: 403, text: 'Your role may not do this.' },
  'server.failed': { status: 500, text: 'SERVER ERROR FOUND' },
  'server.busy': { status: 503, text: 'The server is busy. Please try again in a moment.' },
  'server.disk-full': {
    status: 503,
    text: 'The disk of the server is full, so nothing was saved. Please tell the company.',
  },
  'session.missing': { status: 401, text: 'Please sign in.' },
  'session.expired': { status: 401, text: 'Your session has ended. Please sign in again.' },
  'session.ended': { status: 401, text: 'Your session has ended. Please sign in again.' },
  'sign-in.refused': { status: 401, text: 'Incorrect email or password' },
  'organization.archived': {
    status: 403,
    text: 'This organization is no longer active. Please call us at {{phone}}.',
  },
  'password.wrong': { status: 401, text: 'Unauthorized to change password.' },
  'password.too-common': { status: 400, text: 'This password is used too often. Please choose another one.' },
  'password.unchanged': { status: 400, text: 'This is your present password. Please choose another one.' },
  'password-reset.failed': { status: 500, text: 'Internal server error: {{requestId}}' },
  'email.not-found': { status: 404, text: 'Email not found' },
  'link.invalid': { status: 400, text: 'This link was used already or has expired. Please ask for a new one.' },
  'setup.not-found': { status: 404, text: 'This setup link is no longer valid.' },
  'list.unknown-cursor': { status: 400, text: 'This page is no longer there. Please start from the first page.' },
  'list.use-after': { status: 400, text: 'Pages this deep are reached with Next only.' },
  'idempotency-key.reused': { status: 409, text: 'This key was used for another request already.' },
  'record.doubtful': { status: 409, text: 'Please check this before it is saved.' },
  'record.stale': { status: 409, text: 'Someone else changed this in the meantime.' },
  'organization.not-found': { status: 404, text: 'This organization was not found.' },
  'user.not-found': { status: 404, text: 'This user was not found.' },
  'user.email-taken': { status: 409, text: 'A user with this email exists already.' },
  'user.type-not-allowed': { status: 403, text: 'Your role may not give or change this user type.' },
  'user.own-type': { status: 403, text: 'Nobody changes their own user type.' },
  'user.self-delete': { status: 409, text: 'Nobody can delete themselves.' },
  'user.has-password': { status: 409, text: 'This user has chosen a password already.' },
  'user.last-super-admin': { status: 409, text: 'The last super admin cannot be deleted.' },
  'calendar.not-found': { status: 404, text: 'This calendar address is no longer valid.' },
  'pickup.not-found': { status: 404, text: 'This pickup was not found.' },
  'pickup.items-missing': { status: 400, text: 'At least one item must be entered' },
  'pickup.driver-unknown': { status: 400, text: 'Please choose an active driver.' },
  'pickup.team-unknown': { status: 400, text: 'Please choose active members of the operation team.' },
  'pickup.day-to-come': { status: 400, text: 'A pickup on a future day cannot be completed.' },
  'pickup.not-due': { status: 409, text: 'Only a confirmed pickup of today can be completed here.' },
  'bin.not-found': { status: 404, text: 'This bin was not found.' },
  'bin-order.not-found': { status: 404, text: 'This bin order was not found.' },
  'bin-order.out-of-stock': { status: 409, text: 'Only {{left}} of this bin are left.' },
  'bin-order.not-requested': { status: 409, text: 'Only an order that is still requested can be changed.' },
  'bin-order.no-such-step': { status: 409, text: 'An order that is {{from}} cannot become {{to}}.' },
  'invoice.not-found': { status: 404, text: 'This invoice was not found.' },
  'invoice.number-taken': { status: 409, text: 'This invoice number is taken. The next one is {{next}}.' },
  'invoice.no-such-step': { status: 409, text: 'An invoice that is {{from}} cannot become {{to}}.' },
  'invoice.not-paid': { status: 409, text: 'There is no receipt: this invoice is not paid yet.' },
  'credit.not-found': { status: 404, text: 'This credit note or refund was not found.' },
  'credit.invoice-not-paid': {
    status: 409,
    text: 'Only a paid invoice can be credited. Please reject this one instead.',
  },
  'credit.order-not-paid': { status: 409, text: 'Only a paid order can be credited.' },
  'credit.too-much': { status: 409, text: 'At most {{left}} {{currency}} can be entered here.' },
  'mail.not-found': { status: 404, text: 'This mail was not found.' },
  'mail.sent-already': { status: 409, text: 'This mail was sent again already.' },
  'mail.link-void': {
    status: 409,
    text: 'This mail carried a link that is not kept. Please send a new invitation, or let the user ask for a new link.',
  },
  'order.not-found': { status: 404, text: 'This order was not found.' },
  'order.no-such-step': { status: 409, text: 'An order that is {{from}} cannot become {{to}}.' },
  'order.total-differs': { status: 400, text: 'The price is {{total}} USD. Please check the order again.' },
  'certificate.not-found': { status: 404, text: 'There is no certificate with this number.' },
  'payment.not-configured': { status: 503, text: 'Payments cannot be made here at the moment. Please contact us.' },
  'payment.currency-unavailable': {
    status: 409,
    text: 'Payments in {{currency}} cannot be made here. Please contact us.',
  },
  'payment.amount-differs': { status: 400, text: 'The amount has changed. Please load the page again.' },
  'payment.already-paid': { status: 409, text: 'This is paid already.' },
  'payment.closed': { status: 409, text: 'This invoice can no longer be paid. Please contact us.' },
  'payment.bad-signature': { status: 400, text: 'This result is not signed by the card provider.' },
  'payment.not-found': { status: 404, text: 'This payment was not found.' },
  'report.not-found': { status: 404, text: 'This report was not found.' },
  'report.archived': { status: 404, text: 'This report was deleted.' },
  'report.of-company': {
    status: 409,
    text: 'This report was made by the company. Please ask the company to delete it.',
  },
  'report.quarter-unknown': { status: 400, text: 'Please choose quarters from the list.' },
  'report.pickups-gone': {
    status: 409,
    text: 'No pickups of these quarters are left, so there is nothing to make a revision of.',
  },
  'carbon.not-found': { status: 404, text: 'This carbon report was not found.' },
  'report.link-not-found': { status: 404, text: 'This link to a report is no longer valid.' },
  'export.under-way': { status: 503, text: 'Your last download is still under way. Please try again once it is done.' },
  'export.busy': { status: 503, text: 'Several downloads are under way right now. Please try again in a minute.' },
  'pdf.busy': { status: 503, text: 'Many reports are being drawn right now. Please try again in a minute.' },
  'pdf.failed': { status: 503, text: 'Failed to download PDF. Please try again.' },
  'factor-set.version-taken': { status: 409, text: 'There is a factor set with this name and version already.' },
  'training.not-found': { status: 404, text: 'This training was not found.' },
  'slide-set.not-found': { status: 404, text: 'These slides were not found.' },
  'quiz.not-found': { status: 404, text: 'This quiz was not found.' },
  'quiz.unknown': { status: 400, text: 'Please choose a quiz from the list.' },
  'quiz.answers-mismatch': { status: 400, text: 'There has to be one answer for each question.' },
  'contact.not-a-person': {
    status: 400,
    text: 'This message looks as if a machine had written it. Please write to us by email instead.',
  },
  'file.not-found': { status: 404, text: 'This file was not found.' },
  'file.missing': { status: 400, text: 'Please choose a file.' },
  'file.not-an-image': { status: 415, text: 'Only JPEG, PNG and WebP images are accepted.' },
  'file.not-a-document': { status: 415, text: 'Only PDF, JPEG, PNG and WebP files are accepted.' },
  'file.damaged': { status: 400, text: 'This image is damaged. Please choose another one.' },
  'file.too-many-pixels': { status: 413, text: 'This image has too many pixels.' },
  'file.too-large': { status: 413, text: 'The file is larger than {{megabytes}} MB.' },
  'file.too-much-unused': {
    status: 409,
    text: 'You have uploaded much that nothing uses yet. Please save what you work on, or try again tomorrow.',
  },
  'file.no-such-range': { status: 416, text: 'The file has no such part.' },
  'file.unknown': { status: 400, text: 'Please upload the file again.' },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errors

/** Every failed request answers with this body (docs/api.md 1). */
export type Failure = {
  message: string
  code: ErrorCode
  issues?: Array<{ path: string; message: string }>
  values?: Record<string, string | number>
  /** Only `record.stale` sends it: the current version of the record, so that the form can compare. */
  current?: unknown
  requestId: string
}
