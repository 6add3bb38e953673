import { Select, Skeleton, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { useSearchParams } from 'react-router'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { RefreshButton } from '#components/figures/refresh-button.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { pageOfNext, type TodaySort, todayPage, todaySorts } from '../today-list.ts'
import { PanelCard } from './panel-card.tsx'
import { TodayPages } from './today-pages.tsx'
import { TodayRequests } from './today-requests.tsx'
import { TodayRows } from './today-rows.tsx'
import classes from './today-schedule.module.css'

/** Lists today's pickups, three per page, from the next one on; the address holds search, sort and page. */
export function TodaySchedule() {
  const { t } = useTranslation()
  const format = useFormat()
  const title = t("Today's pickups")
  const day = todayIn(useCompanyTimeZone())
  const today = useEndpoint(pickupEndpoints.today, {})
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const sort = todaySorts.find((name) => name === params.get('sort')) ?? 'oldest'
  const change = (changes: Record<string, string>) =>
    setParams((before) => changed(before, changes), { replace: true, preventScrollReset: true })

  const pickups = today.data?.data
  const isUntouched = q === '' && !params.has('sort') && !params.has('page')
  const page = isUntouched ? pageOfNext(pickups ?? []) : Math.trunc(Number(params.get('page'))) || 1
  const view = todayPage(pickups ?? [], { q, sort, page })
  return (
    <PanelCard title={title} period={format.date(day)} tools={<RefreshButton of={title} queries={[today]} isQuiet />}>
      <TodayRequests today={day} />
      {today.isError && !pickups ? (
        <FailedState error={today.error} onRetry={() => void today.refetch()} />
      ) : pickups === undefined ? (
        <RowsSkeleton />
      ) : pickups.length === 0 ? (
        <EmptyState drawing={<EmptyCalendarDrawing />} title={t('No Schedule Today.')} />
      ) : (
        <>
          <div className={classes.tools} data-screen-only>
            <TextInput
              className={classes.search}
              type="search"
              aria-label={t('Search organization...')}
              placeholder={t('Search organization...')}
              leftSection={<IconSearch size={16} />}
              value={q}
              onChange={(event) => change({ q: event.currentTarget.value, page: '' })}
            />
            <Select
              className={classes.sort}
              aria-label={t('Sort by')}
              allowDeselect={false}
              data={todaySorts.map((value) => ({ value, label: t(sortLabels[value]) }))}
              value={sort}
              onChange={(next) => change({ sort: next ?? '', page: '' })}
            />
          </div>
          {view.total === 0 ? (
            <EmptyState title={t('No organization matches that.')} />
          ) : (
            <>
              <TodayRows label={title} rows={view.rows} before={view.before} />
              <TodayPages view={view} onPage={(next) => change({ page: String(next) })} />
            </>
          )}
        </>
      )}
    </PanelCard>
  )
}

const sortLabels: Record<TodaySort, TranslationKey> = {
  newest: 'Latest first',
  oldest: 'Earliest first',
  organization: 'Organization Name',
}

function changed(before: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') after.delete(name)
    else after.set(name, value)
  }
  return after
}

function RowsSkeleton() {
  return (
    <Stack gap="sm" aria-hidden>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </Stack>
  )
}
