import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { yearFileEndpoints } from '@thant/contracts/reporting/year-files'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { WholeOrganizationOnly } from '#features/customers/sites/components/whole-organization-only.tsx'
import { OwnReport } from '#features/reporting/reports/components/own-report/own-report.tsx'
import { SavedReports } from '#features/reporting/reports/components/saved-reports/saved-reports.tsx'
import { YearFileCard } from '#features/reporting/year-files/components/year-file-card.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { reachOf } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'

export const queries: ScreenQueries = ({ me, search }) => {
  const { organizationId: own } = me
  if (own === null || reachOf(me, 'reports:list') === undefined) return []
  return [
    endpointQuery(pickupEndpoints.quarters, { params: { organizationId: own._id }, query: {} }),
    endpointQuery(yearFileEndpoints.years, { params: { id: own._id } }),
    ...listQueries(reportEndpoints.list, search),
  ]
}

export default function CustomerReporting() {
  const { t } = useTranslation()
  const organization = useMe()?.organizationId
  return (
    <Page title={t('Waste Report')} subtitle={t('Your collected waste, ready to read and share.')}>
      {organization && (
        <WholeOrganizationOnly permission="reports:list">
          <OwnReport organizationId={organization._id} />
          <YearFileCard organizationId={organization._id} />
          <SavedReports />
        </WholeOrganizationOnly>
      )}
    </Page>
  )
}
