import { Button, Skeleton } from '@mantine/core'
import { notificationEndpoints } from '@thant/contracts/customers/notifications'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { FilterBar } from '#components/data-table/filters/filter-bar.tsx'
import { EmptyListDrawing } from '#components/drawings/empty-list.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { inboxQueryOf } from '../inbox-queries.ts'
import { useInbox } from '../use-inbox.ts'
import { useInboxFilters } from '../use-inbox-filters.ts'
import classes from './inbox.module.css'
import { InboxEntry } from './inbox-entry.tsx'
import { InboxOrder } from './inbox-order.tsx'

/** What the user was told of; the address keeps filters, order and page. */
export function Inbox() {
  const { t } = useTranslation()
  const state = useListState(notificationEndpoints.list)
  const choices = useInboxFilters()
  const { page } = state
  const inbox = useInbox(inboxQueryOf(state))
  const found = inbox.data?.data
  const isEmpty = found?.entries.length === 0 && page === 1
  return (
    <>
      {!(isEmpty && !state.isFiltered) && (
        <FilterBar filters={choices} search={false} tools={<InboxOrder state={state} />} state={state} />
      )}
      {found === undefined ? (
        inbox.isError ? (
          <FailedCard error={inbox.error} onRetry={() => void inbox.refetch()} />
        ) : (
          <Skeleton height={240} />
        )
      ) : isEmpty ? (
        <EmptyState
          drawing={<EmptyListDrawing />}
          title={state.isFiltered ? t('Nothing matches these filters') : t('No notifications yet')}
          hint={
            state.isFiltered ? t('Try fewer or other filters.') : t('Requests, and changes of pickups, appear here.')
          }
        />
      ) : (
        <ul className={classes.list}>
          {found.entries.map((entry) => (
            <li key={entry._id}>
              <InboxEntry entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {found !== undefined && (page > 1 || found.hasMore) && (
        <nav className={classes.pages} aria-label={t('Pages')}>
          <Button variant="default" disabled={page === 1} onClick={() => state.goTo(page - 1)}>
            {t('Previous')}
          </Button>
          <Button variant="default" disabled={!found.hasMore} onClick={() => state.goTo(page + 1)}>
            {t('Next')}
          </Button>
        </nav>
      )}
    </>
  )
}
