import { Anchor, Text } from '@mantine/core'
import {
  type Icon,
  IconChartBar,
  IconInbox,
  IconMail,
  IconNote,
  IconPencil,
  IconReceipt,
  IconTruck,
} from '@tabler/icons-react'
import type { Note } from '@thant/contracts/customers/notes'
import { currencies } from '@thant/contracts/money'
import type { StreamEvent, StreamTopic } from '@thant/contracts/reporting/stream'
import { createMessageFormatter } from '@thant/i18n/message-formatter'
import { onOneLine } from '@thant/i18n/word-joiner'
import { Link } from 'react-router'
import { fieldText } from '#features/company/audit/audit-labels.ts'
import { NoteActions } from '#features/customers/notes/components/note-actions.tsx'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { useEventHref } from '../use-event-href.ts'
import classes from './stream.module.css'

const topicIcons: Record<StreamTopic, Icon> = {
  notes: IconNote,
  pickups: IconTruck,
  requests: IconInbox,
  invoices: IconReceipt,
  reports: IconChartBar,
  mails: IconMail,
  changes: IconPencil,
}

type EventRowProps = { event: StreamEvent; organizationId: string }

export function EventRow({ event, organizationId }: EventRowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const TopicIcon = topicIcons[event.topic]
  const actor = event.actor && personName(event.actor.name, t)
  const whole = {
    ...format,
    date: (day: string) => onOneLine(format.date(day)),
    dateTime: (at: string) => onOneLine(format.dateTime(at)),
  }
  const text = withWholeAmounts(createMessageFormatter(whole, t).formatMessage(event.text))
  return (
    <li className={classes.event} data-topic={event.topic}>
      <TopicIcon size={20} aria-hidden />
      <div>
        <p className={classes.head}>
          <EventTitle event={event} organizationId={organizationId} text={text} />
          {actor !== null && <span lang={languageOf(actor)}>{actor}</span>}
          <EventTime at={event.at} text={text} />
        </p>
        {event.fields.length > 0 && (
          <p className={classes.text}>{event.fields.map((field) => t(fieldText(field))).join(t(', '))}</p>
        )}
        <FreeText text={event.note?.text ?? event.remark} />
        {event.note && <NoteFoot note={event.note} />}
      </div>
    </li>
  )
}

/** The formatter leaves a space before a currency as issued papers have it, where a line could end. */
function withWholeAmounts(text: string): string {
  return currencies.reduce((joined, currency) => joined.replaceAll(` ${currency}`, `\u00a0${currency}`), text)
}

/** Left out where the text names the same time, as of a pickup that was completed when it was planned. */
function EventTime({ at, text }: { at: string; text: string }) {
  const format = useFormat()
  const when = format.dateTime(at)
  if (text.includes(onOneLine(when))) return null
  return (
    <time dateTime={at} title={format.relative(at)}>
      {when}
    </time>
  )
}

function EventTitle({ event, organizationId, text }: EventRowProps & { text: string }) {
  const { t } = useTranslation()
  const fromHere = useReturnState()
  const href = useEventHref(event, organizationId)
  if (event.recipients.length > 0) {
    const recipients = event.recipients.map((name) => personName(name, t)).join(t(', '))
    return <span>{t('Email to {{recipients}}: {{subject}}', { recipients, subject: text })}</span>
  }
  if (href === undefined) return <span>{text}</span>
  return (
    <Anchor component={Link} to={href} state={fromHere} c="inherit" fw={500} underline="hover">
      {text}
    </Anchor>
  )
}

function FreeText({ text }: { text: string }) {
  return (
    text !== '' && (
      <p className={classes.text} lang={languageOf(text)}>
        {text}
      </p>
    )
  )
}

function NoteFoot({ note }: { note: Note }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { nextContactOn, contactedAt, isNextContact } = note
  const day = nextContactOn === null ? '' : format.date(nextContactOn)
  return (
    <div className={classes.foot}>
      <Text component="span" fz="sm" fw={isNextContact ? 600 : undefined}>
        {nextContactOn !== null && contactedAt !== null && t('Contacted: {{day}}', { day: format.date(contactedAt) })}
        {nextContactOn !== null &&
          contactedAt === null &&
          t(isNextContact ? 'Next contact: {{day}}' : 'Replaced: next contact {{day}}', { day })}
      </Text>
      <NoteActions note={note} />
    </div>
  )
}
