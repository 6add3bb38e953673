import type { AuditAction } from '@thant/contracts/company/audit'
import type { Facts } from '@thant/contracts/customers/notification-details'
import { describeNotification } from '@thant/contracts/customers/notification-texts'
import type { NotificationKind } from '@thant/contracts/customers/notifications'
import type { Message } from '@thant/contracts/materials/plan'
import type { Period } from '@thant/contracts/reporting/quarters'
import {
  type MissedReportKind,
  type MissedReportState,
  missedReportKindLabels,
  missedReportStateLabels,
} from '@thant/contracts/service/missed-reports'
import { type OutcomeCode, outcomeLabels } from '@thant/contracts/service/outcome-reasons'
import {
  type PickupRequestKind,
  type PickupRequestState,
  pickupRequestKindLabels,
  pickupRequestStateLabels,
} from '@thant/contracts/service/pickup-request-states'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { message } from '#lib/plan-message.ts'

type Billed = { number: string; amount: number; currency: string }

/** What `streamSources` knows of each kind; times are ISO 8601. */
export type StreamFacts = {
  note: null
  'pickup-collected': { at: string; kg: number; code: OutcomeCode | null; remark: string }
  'pickup-failed': { at: string; code: OutcomeCode; remark: string }
  'pickup-cancelled': { at: string; remark: string }
  'request-made': { request: PickupRequestKind; wanted: string | null; remark: string }
  'request-answered': { request: PickupRequestKind; state: PickupRequestState; remark: string }
  'missed-reported': { report: MissedReportKind; pickup: string; remark: string }
  'missed-answered': { report: MissedReportKind; state: MissedReportState; pickup: string; remark: string }
  'invoice-issued': Billed
  'invoice-paid': Billed
  'reminder-sent': { number: string }
  'report-made': { period: Period }
  'mail-sent': { kind: NotificationKind; facts: Facts; recipients: string[] }
  changed: { action: AuditAction; fields: string[] }
}
export type StreamKind = keyof StreamFacts
export type Happening = { [Kind in StreamKind]: { kind: Kind; facts: StreamFacts[Kind] } }[StreamKind]

const changeTexts: Partial<Record<AuditAction, TranslationKey>> = {
  'organization.create': 'The organization was added',
  'organization.archive': 'The organization was deleted',
  'organization.restore': 'The organization was restored',
  'organization.extend-contract': 'The contract was extended',
  'calendar-address.renew': 'Created a calendar address',
  'calendar-address.revoke': 'Revoked the calendar address',
}

/** Says in a sentence what happened. */
export function textOf({ kind, facts }: Happening): Message {
  switch (kind) {
    case 'note':
      return message('Note')
    case 'pickup-collected':
      return collectedText(facts)
    case 'pickup-failed':
      return message('The pickup of {{at}} was not collected: {{reason}}', {
        at: { instant: facts.at },
        reason: { text: outcomeLabels[facts.code] },
      })
    case 'pickup-cancelled':
      return message('The pickup of {{at}} was cancelled', { at: { instant: facts.at } })
    case 'request-made':
      return requestText(facts)
    case 'request-answered':
      return answerText(pickupRequestKindLabels[facts.request], pickupRequestStateLabels[facts.state])
    case 'missed-reported':
      return message('Reported: {{report}}', { report: { text: missedReportKindLabels[facts.report] } })
    case 'missed-answered':
      return answerText(missedReportKindLabels[facts.report], missedReportStateLabels[facts.state])
    case 'invoice-issued':
      return message('Invoice {{number}} for {{amount}} was issued', billedValues(facts))
    case 'invoice-paid':
      return message('Invoice {{number}} for {{amount}} was paid', billedValues(facts))
    case 'reminder-sent':
      return message('A reminder of invoice {{number}} was sent by email', { number: { code: facts.number } })
    case 'report-made':
      return message('A report was made: {{period}}', { period: { quarters: facts.period } })
    case 'mail-sent':
      return describeNotification(facts.kind, facts.facts).title
    case 'changed':
      return message(changeTexts[facts.action] ?? 'The organization was changed')
  }
}

function collectedText({ at, kg, code }: StreamFacts['pickup-collected']): Message {
  const values = { at: { instant: at }, weight: { kg } }
  if (code === null) return message('The pickup of {{at}} was completed: {{weight}}', values)
  return message('The pickup of {{at}} was completed: {{weight}}. Recorded: {{reason}}', {
    ...values,
    reason: { text: outcomeLabels[code] },
  })
}

function requestText({ request, wanted }: StreamFacts['request-made']): Message {
  const what = { text: pickupRequestKindLabels[request] }
  if (wanted === null) return message('Requested: {{request}}', { request: what })
  return message('Requested: {{request}}, {{wanted}}', { request: what, wanted: { instant: wanted } })
}

function answerText(what: TranslationKey, answer: TranslationKey): Message {
  return message('Answer to “{{request}}”: {{answer}}', { request: { text: what }, answer: { text: answer } })
}

function billedValues({ number, amount, currency }: Billed) {
  return { number: { code: number }, amount: { money: amount, currency } }
}
