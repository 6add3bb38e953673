import type { Note } from '@thant/contracts/customers/notes'
import type { StreamEvent, StreamTopic } from '@thant/contracts/reporting/stream'
import { type Happening, textOf } from './stream-texts.ts'

export type StoredEvent = Happening & {
  topic: StreamTopic
  at: string
  id: string
  actorId: string | null
  actorName: string | null
}

export function presentEvent(event: StoredEvent, note: Note | undefined): StreamEvent {
  const { facts } = event
  return {
    _id: event.id,
    topic: event.topic,
    at: event.at,
    actor: event.actorId === null ? null : { _id: event.actorId, name: event.actorName ?? '' },
    text: textOf(event),
    remark: facts !== null && 'remark' in facts ? facts.remark : '',
    fields: event.kind === 'changed' && event.facts.action === 'organization.change' ? event.facts.fields : [],
    recipients: event.kind === 'mail-sent' ? event.facts.recipients : [],
    note: note ?? null,
    record: recordOf(event),
  }
}

function recordOf(event: StoredEvent): StreamEvent['record'] {
  switch (event.kind) {
    case 'pickup-collected':
    case 'pickup-failed':
    case 'pickup-cancelled':
      return { kind: 'pickup', _id: event.id }
    case 'missed-reported':
    case 'missed-answered':
      return { kind: 'pickup', _id: event.facts.pickup }
    case 'request-made':
    case 'request-answered':
      return { kind: 'request', _id: event.id }
    case 'invoice-issued':
    case 'invoice-paid':
    case 'reminder-sent':
      return { kind: 'invoice', _id: event.id }
    case 'report-made':
      return { kind: 'report', _id: event.id }
    default:
      return null
  }
}
