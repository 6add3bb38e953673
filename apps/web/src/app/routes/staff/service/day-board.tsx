import { dayPlanEndpoints } from '@thant/contracts/service/day-plans'
import { Page } from '#components/layout/page/page.tsx'
import { DayBoard as BoardOfDay } from '#features/service/day-plans/components/day-board.tsx'
import { runDay } from '#features/service/pickups/run-sheet/runs.ts'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search, timeZone }) => [
  endpointQuery(dayPlanEndpoints.get, { params: { day: runDay(search, todayIn(timeZone)) } }),
]

export default function DayBoard() {
  const { t } = useTranslation()
  return (
    <Page title={t('Day board')} subtitle={t('Which vehicle collects what, in which order, and when.')}>
      <BoardOfDay />
    </Page>
  )
}
