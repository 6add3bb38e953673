import { Anchor, Card, Text } from '@mantine/core'
import type { Note } from '@thant/contracts/customers/notes'
import type { StreamEvent } from '@thant/contracts/reporting/stream'
import { createMessageFormatter } from '@thant/i18n/message-formatter'
import { Link } from 'react-router'
import { fieldText } from '#features/company/audit/audit-labels.ts'
import { NoteActions } from '#features/customers/notes/components/note-actions.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { personName } from '#lib/person-name.ts'
import { useReturnState } from '#lib/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import { useEventHref } from '../use-event-href.ts'
import classes from './stream.module.css'

type EventCardProps = { event: StreamEvent; organizationId: string }

export function EventCard({ event, organizationId }: EventCardProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const actor = event.actor && personName(event.actor.name, t)
  return (
    <li>
      <Card>
        <p className={classes.head}>
          <EventTitle event={event} organizationId={organizationId} />
          {actor !== null && <span lang={languageOf(actor)}>{actor}</span>}
          <time dateTime={event.at} title={format.relative(event.at)}>
            {format.dateTime(event.at)}
          </time>
        </p>
        {event.fields.length > 0 && (
          <p className={classes.text}>{event.fields.map((field) => t(fieldText(field))).join(t(', '))}</p>
        )}
        <FreeText text={event.note?.text ?? event.remark} />
        {event.note && <NoteFoot note={event.note} />}
      </Card>
    </li>
  )
}

function EventTitle({ event, organizationId }: EventCardProps) {
  const { t } = useTranslation()
  const fromHere = useReturnState()
  const { formatMessage } = createMessageFormatter(useFormat(), t)
  const href = useEventHref(event, organizationId)
  const text = formatMessage(event.text)
  if (event.recipients.length > 0) {
    const recipients = event.recipients.map((name) => personName(name, t)).join(t(', '))
    return <strong>{t('Email to {{recipients}}: {{subject}}', { recipients, subject: text })}</strong>
  }
  if (href === undefined) return <strong>{text}</strong>
  return (
    <Anchor component={Link} to={href} state={fromHere} fw={600}>
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
