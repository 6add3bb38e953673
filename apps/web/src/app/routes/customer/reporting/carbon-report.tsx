import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { Page } from '#components/layout/page/page.tsx'
import { CarbonBanner } from '#features/reporting/carbon/components/carbon-banner.tsx'
import { CarbonReportView } from '#features/reporting/carbon/components/carbon-report-view.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ me: { organizationId: own }, search }) => {
  const query = { site: search.get('site') ?? undefined }
  return own === null ? [] : [endpointQuery(pickupEndpoints.quarters, { params: { organizationId: own._id }, query })]
}

export default function CustomerCarbonReport() {
  const { t } = useTranslation()
  const organization = useMe()?.organizationId
  return (
    <Page title={t('Carbon Report')} subtitle={t('What your waste emitted and avoided, quarter by quarter.')}>
      <CarbonBanner />
      {organization && <CarbonReportView organizationId={organization._id} />}
    </Page>
  )
}
