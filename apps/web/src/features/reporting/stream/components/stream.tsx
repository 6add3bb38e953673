import { Button, Card, Group, Select, Skeleton, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Organization } from '@thant/contracts/customers/organizations'
import {
  type StreamTopic,
  streamEndpoints,
  streamTopicAccess,
  streamTopicLabels,
  streamTopics,
} from '@thant/contracts/reporting/stream'
import { useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { AddNoteForm } from '#features/customers/notes/components/note-form.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import classes from './stream.module.css'
import { EventRow } from './stream-event.tsx'

/** Everything that happened with an organization, the latest first, and where staff write notes. */
export function Stream({ organization }: { organization: Organization }) {
  const [topic, setTopic] = useState<StreamTopic>()
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <TopicSelect topic={topic} onChange={setTopic} />
        {organization.archivedAt === null && <AddNote organizationId={organization._id} />}
      </Group>
      <StreamPages key={topic} organizationId={organization._id} topic={topic} />
    </Stack>
  )
}

type TopicSelectProps = { topic: StreamTopic | undefined; onChange: (topic: StreamTopic | undefined) => void }

function TopicSelect({ topic, onChange }: TopicSelectProps) {
  const { t } = useTranslation()
  const can = useCan()
  const seen = streamTopics.filter((one) => {
    const permission = streamTopicAccess[one]
    return permission === undefined || can(permission)
  })
  return (
    <Select
      aria-label={t('Kind')}
      allowDeselect={false}
      data={[
        { value: '', label: t('Everything') },
        ...seen.map((value) => ({ value, label: t(streamTopicLabels[value]) })),
      ]}
      value={topic ?? ''}
      onChange={(value) => onChange(streamTopics.find((one) => one === value))}
    />
  )
}

function AddNote({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setIsOpen(true)}>
        {t('Add note')}
      </Button>
      <Dialog opened={isOpen} onClose={close} title={t('Add note')}>
        <AddNoteForm organizationId={organizationId} onClose={close} />
      </Dialog>
    </>
  )
}

type PagesProps = { organizationId: string; topic: StreamTopic | undefined }

/** Holds where each page after the first begins, so that those in view stay when notes are added. */
function StreamPages({ organizationId, topic }: PagesProps) {
  const [older, setOlder] = useState<string[]>([])
  return (
    <Stack gap="md">
      {[undefined, ...older].map((after, index) => (
        <StreamPage
          key={after ?? ''}
          organizationId={organizationId}
          topic={topic}
          after={after}
          onOlder={index === older.length ? (next) => setOlder([...older, next]) : undefined}
        />
      ))}
    </Stack>
  )
}

type PageProps = PagesProps & { after: string | undefined; onOlder: ((next: string) => void) | undefined }

function StreamPage({ organizationId, topic, after, onOlder }: PageProps) {
  const { t } = useTranslation()
  const page = useEndpoint(streamEndpoints.list, { params: { organizationId }, query: { topic, after } })
  if (page.isPending) return <Skeleton height={112} radius="md" aria-label={t('Loading…')} />
  if (!page.data) return <FailedCard error={page.error} onRetry={() => void page.refetch()} />
  const { events, next } = page.data.data
  if (events.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('Nothing has happened yet')}
          hint={t('Pickups, requests, invoices, reports and emails appear here by themselves. Add a note to begin.')}
        />
      </Card>
    )
  }
  return (
    <>
      <Card py={4}>
        <ol className={classes.stream} aria-label={t('Activity')}>
          {events.map((event) => (
            <EventRow key={`${event._id} ${event.at}`} event={event} organizationId={organizationId} />
          ))}
        </ol>
      </Card>
      {next !== null && onOlder && (
        <Button variant="default" onClick={() => onOlder(next)}>
          {t('Show older entries')}
        </Button>
      )}
    </>
  )
}
