import { Skeleton, Stack } from '@mantine/core'
import type { ReplyOf } from '@thant/contracts/endpoint'
import { dashboardEndpoints } from '@thant/contracts/reporting/dashboard'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyCalendarDrawing } from '#components/drawings/empty-calendar.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { RefreshButton } from '#components/figures/refresh-button.tsx'
import { ShowAllButton } from '#components/layout/page/show-all-button.tsx'
import { contractTerm } from '#features/customers/organizations/contract-term.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { organizationProfileHref } from '#lib/links/profile-href.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useDaysAway } from '#lib/use-days-away.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './contract-expiries.module.css'
import { PanelCard } from './panel-card.tsx'

type Expiry = ReplyOf<typeof dashboardEndpoints.contractExpiries>[number]

const shownAtFirst = 5

/**
 * Lists contracts by expiry, soonest first; past ones are red and `Expired`, others green (docs/specification.md
 * 2.6-13).
 */
export function ContractExpiries() {
  const { t } = useTranslation()
  const format = useFormat()
  const title = t('Contract Expiries')
  const [isWhole, setIsWhole] = useState(false)
  const result = useEndpoint(dashboardEndpoints.contractExpiries, {})
  const today = todayIn(useCompanyTimeZone())
  const expiries = result.data?.data
  const shown = isWhole ? expiries : expiries?.slice(0, shownAtFirst)
  return (
    <PanelCard
      title={title}
      period={t('As of {{date}}, soonest first', { date: format.date(today) })}
      tools={<RefreshButton of={title} queries={[result]} isQuiet />}
    >
      {result.isError && !expiries ? (
        <FailedState error={result.error} onRetry={() => void result.refetch()} />
      ) : expiries === undefined ? (
        <Stack gap="sm" aria-hidden>
          {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
            <Skeleton key={row} height={36} />
          ))}
        </Stack>
      ) : expiries.length === 0 ? (
        <EmptyState drawing={<EmptyCalendarDrawing />} title={t('No contract has an end date.')} />
      ) : (
        <>
          <ul className={classes.expiries} data-whole={isWhole || undefined} aria-label={title}>
            {shown?.map((expiry) => (
              <ExpiryLine key={expiry._id} expiry={expiry} today={today} />
            ))}
          </ul>
          {expiries.length > shownAtFirst && (
            <ShowAllButton count={expiries.length} isWhole={isWhole} onChange={setIsWhole} />
          )}
        </>
      )}
    </PanelCard>
  )
}

function ExpiryLine({ expiry, today }: { expiry: Expiry; today: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const fromHere = useReturnState()
  const daysAway = useDaysAway()
  const isPast = contractTerm(expiry.expiredDate, today).state === 'expired'
  return (
    <li>
      <Link to={organizationProfileHref(expiry._id)} state={fromHere} lang={languageOf(expiry.name)}>
        {expiry.name}
      </Link>
      <span className={classes.day} data-past={isPast || undefined}>
        {format.date(expiry.expiredDate)}
        <span className={classes.word}>{isPast ? t('Expired') : daysAway(expiry.expiredDate)}</span>
      </span>
    </li>
  )
}
