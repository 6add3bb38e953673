import { outcomeEndpoints } from '@thant/contracts/service/outcomes'
import { Page } from '#components/layout/page/page.tsx'
import { ReasonsTable } from '#features/service/outcomes/components/reasons-table.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = () => [endpointQuery(outcomeEndpoints.codes, {})]

export default function Reasons() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Why pickups are not collected')}
      subtitle={t('Drivers and staff choose one of these reasons when they record a pickup that failed.')}
      crumbs={[{ label: t('Settings'), href: paths.settings }]}
    >
      <ReasonsTable />
    </Page>
  )
}
