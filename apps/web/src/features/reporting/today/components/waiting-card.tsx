import { Anchor, Group, Skeleton, Stack } from '@mantine/core'
import { todayEndpoints } from '@thant/contracts/reporting/today'
import { pickupEndpoints, type TodaysPickup } from '@thant/contracts/service/pickups'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { MatterList } from '#components/layout/page/matter-list.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { ShowAllButton } from '#components/layout/page/show-all-button.tsx'
import { UnbilledLine } from '#features/money/charges/components/unbilled-line.tsx'
import { isLate } from '#features/service/pickups/pickup-status.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { useCan } from '#lib/visitor/access.ts'
import { listsOf, mattersOf } from '../matters.ts'
import { Received } from './received.tsx'
import { WaitingRow } from './waiting-row.tsx'

const refetchMs = 60_000
/** The day itself follows on a phone, so that not all has its first screens. */
const shownOnPhone = 8

/** Everything that waits for this person, each done where it stands. */
export function WaitingCard() {
  const { t } = useTranslation()
  const format = useFormat()
  const day = todayIn(useCompanyTimeZone())
  const can = useCan()
  const isPhone = useIsNarrow(48)
  const [isWhole, setIsWhole] = useState(false)
  const today = useEndpoint(todayEndpoints.get, {}, { refetchMs })
  const late = useLatePickups()
  if (today.isError && today.data === undefined) {
    return <FailedCard error={today.error} onRetry={() => void today.refetch()} />
  }
  if (today.data === undefined) return <WaitingSkeleton />
  const matters = mattersOf(today.data.data, late)
  const isShort = isPhone && matters.length > shownOnPhone
  const shown = isShort && !isWhole ? matters.slice(0, shownOnPhone) : matters
  const { received } = today.data.data
  return (
    <SectionCard title={t('What waits')} subtitle={format.date(day)}>
      {matters.length === 0 ? (
        <EmptyState title={t('Nothing waits for you.')} />
      ) : (
        <MatterList>
          {shown.map((matter) => (
            <WaitingRow key={`${matter.kind} ${matter.id}`} matter={matter} />
          ))}
        </MatterList>
      )}
      {isShort && <ShowAllButton count={matters.length} isWhole={isWhole} onChange={setIsWhole} />}
      <Group gap="4px 20px" fz="sm" align="baseline">
        {received && <Received {...received} />}
        {can('charges:change') && <UnbilledLine />}
        {listsOf(today.data.data, day).map(({ label, total, to }) => (
          <Anchor key={to} component={Link} to={to} fz="inherit">
            {t(label)} ({format.number(total)})
          </Anchor>
        ))}
      </Group>
    </SectionCard>
  )
}

/** Today's pickups that should have been collected by now, the earliest first; none for those who do not plan them. */
function useLatePickups(): TodaysPickup[] {
  const mayPlan = useCan()('pickups:change')
  const today = useEndpoint(pickupEndpoints.today, {}, { enabled: mayPlan })
  // Others may have the same answer from the list of today's pickups.
  if (!mayPlan) return []
  const now = Date.now()
  return (today.data?.data ?? [])
    .filter((pickup) => isLate(pickup, now))
    .toSorted((one, other) => one.pickUpTime.localeCompare(other.pickUpTime))
}

function WaitingSkeleton() {
  const { t } = useTranslation()
  return (
    <SectionCard title={t('What waits')}>
      <Stack gap="sm" aria-hidden>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} height={48} />
        ))}
      </Stack>
    </SectionCard>
  )
}
