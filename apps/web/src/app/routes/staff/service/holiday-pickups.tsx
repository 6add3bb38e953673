import { Page } from '#components/layout/page/page.tsx'
import { HolidayDecisions } from '#features/service/holiday-pickups/components/holiday-decisions.tsx'
import { holidayPickupsQuery } from '#features/service/holiday-pickups/holiday-pickups-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => [holidayPickupsQuery(search)]

export default function HolidayPickups() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Pickups on holidays')}
      subtitle={t('Pickups that fall on closed days, each with a suggested new day. Each customer gets one email.')}
    >
      <HolidayDecisions />
    </Page>
  )
}
