import { Anchor, Skeleton } from '@mantine/core'
import { type Organization, organizationEndpoints } from '@thant/contracts/customers/organizations'
import { griEndpoints } from '@thant/contracts/reporting/gri'
import { formatMonths } from '@thant/i18n/short-dates'
import { Link } from 'react-router'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { reachOf } from '#lib/visitor/access.ts'
import { useMe } from '#lib/visitor/session.ts'
import { thisYear } from '../periods.ts'
import { useSeesAllSites } from '../use-sees-all-sites.ts'
import { hasTargets, TargetsTable } from './targets-table.tsx'

/** Says how the year goes beside the targets of an organization that has some, unless one of its sites is looked at. */
export function TargetsCard({ organizationId }: { organizationId: string }) {
  const site = useChosenSite(organizationId)
  const enabled = useSeesAllSites() && site === undefined
  const organization = useEndpoint(organizationEndpoints.get, { params: { id: organizationId } }, { enabled }).data
    ?.data
  return organization && enabled && hasTargets(organization) ? <TargetsOfYear organization={organization} /> : null
}

function TargetsOfYear({ organization }: { organization: Organization }) {
  const { t } = useTranslation()
  const format = useFormat()
  const range = thisYear(thisMonthIn(useCompanyTimeZone()))
  const isStaff = reachOf(useMe(), 'wastes:read') === 'any'
  const params = { organizationId: organization._id }
  const result = useEndpoint(griEndpoints.tables, { params, query: range })
  if (result.isError) return <FailedCard error={result.error} onRetry={() => void result.refetch()} />
  const tables = result.data?.data
  return (
    <SectionCard
      title={t('Targets')}
      subtitle={formatMonths(range, format, t)}
      tools={
        <Anchor component={Link} to={isStaff ? `${paths.gri}?organization=${organization._id}` : paths.gri}>
          {t('GRI 306 report')}
        </Anchor>
      }
    >
      {tables ? <TargetsTable organization={organization} range={range} tables={tables} /> : <Skeleton height={120} />}
    </SectionCard>
  )
}
