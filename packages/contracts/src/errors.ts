import { companyErrors } from './company/errors.ts'
import { customerErrors } from './customers/errors.ts'
import type { ErrorDefinition } from './error-definition.ts'
import { materialErrors } from './materials/errors.ts'
import { moneyErrors } from './money/errors.ts'
import { reportingErrors } from './reporting/errors.ts'
import { serviceErrors } from './service/errors.ts'

/**
 * Lists every expected failure with its HTTP status. The English text is also the key of its translation, and
 * `{{name}}` is filled from the failure's `values`.
 */
export const errors = {
  'request.invalid': { status: 400, text: 'Invalid data sent to server.' },
  'request.malformed': { status: 400, text: 'The request could not be read.' },
  'request.too-large': { status: 413, text: 'That is too much data for one call.' },
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
  'server.files-away': {
    status: 503,
    text: 'Files cannot be stored or read at the moment, so nothing was saved. Please try again later.',
  },
  'session.missing': { status: 401, text: 'Please sign in.' },
  'session.expired': { status: 401, text: 'Your session has ended. Please sign in again.' },
  'session.ended': { status: 401, text: 'Your session has ended. Please sign in again.' },
  'link.invalid': { status: 400, text: 'This link was used already or has expired. Please ask for a new one.' },
  'list.unknown-cursor': { status: 400, text: 'The list has changed. Please start from the first page.' },
  'list.use-after': { status: 400, text: 'Pages this deep are reached with Next only.' },
  'idempotency-key.reused': { status: 409, text: 'This key was used for another request already.' },
  'record.doubtful': { status: 409, text: 'Please check this before it is saved.' },
  'record.stale': { status: 409, text: 'Someone else changed this in the meantime.' },
  'mail.sent': { status: 409, text: 'The email has gone out already.' },
  'export.under-way': { status: 503, text: 'Your last download is still under way. Please try again once it is done.' },
  'export.busy': { status: 503, text: 'Several downloads are under way right now. Please try again in a minute.' },
  'pdf.busy': { status: 503, text: 'Many reports are being drawn right now. Please try again in a minute.' },
  'pdf.failed': { status: 503, text: 'Failed to download PDF. Please try again.' },
  'file.not-found': { status: 404, text: 'This file was not found.' },
  'file.missing': { status: 400, text: 'Please choose a file.' },
  'file.not-an-image': { status: 415, text: 'Only JPEG, PNG and WebP images are accepted.' },
  'file.not-a-document': { status: 415, text: 'Only PDF, JPEG, PNG and WebP files are accepted.' },
  'file.damaged': { status: 400, text: 'This image is damaged. Please choose another one.' },
  'file.time-unlikely': { status: 400, text: 'Please enter a time within the last seven days.' },
  'file.too-many-pixels': { status: 413, text: 'This image has too many pixels.' },
  'file.too-large': { status: 413, text: 'The file is larger than {{megabytes}} MB.' },
  'file.too-much-unused': {
    status: 409,
    text: 'You have uploaded much that nothing uses yet. Please save what you work on, or try again tomorrow.',
  },
  'file.no-such-range': { status: 416, text: 'This part of the file is missing.' },
  'file.unknown': { status: 400, text: 'Please upload the file again.' },
  ...companyErrors,
  ...customerErrors,
  ...materialErrors,
  ...serviceErrors,
  ...moneyErrors,
  ...reportingErrors,
} as const satisfies Record<string, ErrorDefinition>

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
