import { Button, Card, Skeleton, Stack } from '@mantine/core'
import { type AuditEntry, auditEndpoints } from '@thant/contracts/company/audit'
import type { AuditEntity } from '@thant/contracts/company/audit-entities'
import { useState } from 'react'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { useList } from '#lib/calls/use-list.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { actorName } from '../actor-name.ts'
import { actionText } from '../audit-labels.ts'
import { ChangeTable } from './change-table.tsx'
import classes from './history.module.css'

const pageSize = 20

export function History({ entity, id }: { entity: AuditEntity; id: string }) {
  const { t } = useTranslation()
  const [limit, setLimit] = useState(pageSize)
  const list = useList(auditEndpoints.list, { entity, id, limit })
  if (list.isPending) return <HistorySkeleton />
  if (!list.data) return <FailedCard error={list.error} onRetry={() => void list.refetch()} />
  const entries = list.data.data
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('Nothing has been recorded yet')}
          hint={t('Every change is listed here with the person who made it.')}
        />
      </Card>
    )
  }
  return (
    <Stack gap="md" aria-busy={list.isFetching}>
      <ol className={classes.history} aria-label={t('History')}>
        {entries.map((entry) => (
          <HistoryEntry key={entry._id} entry={entry} />
        ))}
      </ol>
      {list.data.next !== null && entries.length < maxEntries && (
        <Button variant="default" onClick={() => setLimit(Math.min(limit * 2, maxEntries))}>
          {t('Show older changes')}
        </Button>
      )}
    </Stack>
  )
}

const maxEntries = 1_000

function HistoryEntry({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const format = useFormat()
  const actor = actorName(entry, t)
  return (
    <li>
      <Card>
        <p className={classes.head}>
          <strong>{t(actionText(entry.action))}</strong>
          <span lang={languageOf(actor)}>{actor}</span>
          <time dateTime={entry.at} title={format.relative(entry.at)}>
            {format.dateTime(entry.at)}
          </time>
        </p>
        <ChangeTable entry={entry} />
      </Card>
    </li>
  )
}

function HistorySkeleton() {
  return (
    <Stack gap="md" aria-hidden>
      {['first', 'second', 'third'].map((entry) => (
        <Skeleton key={entry} height={112} radius="md" />
      ))}
    </Stack>
  )
}
