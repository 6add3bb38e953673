import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { Page } from '#components/layout/page/page.tsx'
import { RunSheet as RunSheetOfDay } from '#features/service/pickups/run-sheet/run-sheet.tsx'
import { runDay } from '#features/service/pickups/run-sheet/runs.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ search, timeZone }) => {
  const day = runDay(search, todayIn(timeZone))
  return [
    endpointQuery(pickupEndpoints.calendar, { query: { from: day, to: day } }),
    endpointQuery(pickupEndpoints.today, { query: { day } }),
  ]
}

export default function RunSheet() {
  const { t } = useTranslation()
  const list = useReturnTo(paths.pickups)
  const isDriver = useMe()?.type === 'DRIVER'
  return (
    <Page
      title={t('Run sheet')}
      subtitle={t('The stops of a driver on one day, to print and take along.')}
      crumbs={isDriver ? undefined : [{ label: t('Pickups'), href: list }]}
    >
      <RunSheetOfDay />
    </Page>
  )
}
