import { Button, Group, Stack } from '@mantine/core'
import { IconCalendarEvent, IconCreditCard, IconPencil } from '@tabler/icons-react'
import { noteEndpoints } from '@thant/contracts/customers/notes'
import { type Organization, organizationEndpoints } from '@thant/contracts/customers/organizations'
import { yearFileEndpoints } from '@thant/contracts/reporting/year-files'
import { generatePath, Link, useSearchParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page.tsx'
import { RecordTabs } from '#components/layout/record-tabs.tsx'
import { History } from '#features/company/audit/components/history.tsx'
import { NextContact, nextContactRequest } from '#features/customers/notes/components/next-contact.tsx'
import { ArchivedNotice } from '#features/customers/organizations/components/archived-notice.tsx'
import { OrganizationOverview } from '#features/customers/organizations/components/organization-overview.tsx'
import { SiteFilter } from '#features/customers/sites/components/site-filter.tsx'
import { SitesTab } from '#features/customers/sites/components/sites-tab.tsx'
import { CarbonReportView } from '#features/reporting/carbon/components/carbon-report-view.tsx'
import { OrganizationHeroes } from '#features/reporting/dashboard/components/organization-heroes.tsx'
import { WasteDashboard } from '#features/reporting/dashboard/components/waste-dashboard.tsx'
import { TargetsCard } from '#features/reporting/gri/components/targets-card.tsx'
import { Stream } from '#features/reporting/stream/components/stream.tsx'
import { YearFileCard } from '#features/reporting/year-files/components/year-file-card.tsx'
import { useCan } from '#lib/access.ts'
import { endpointQuery } from '#lib/endpoint-query.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useReturnState, useReturnTo } from '#lib/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { CompanyProfile } from '../company/company-profile.tsx'

export const queries: ScreenQueries = ({ search }) => {
  const id = search.get('id')
  if (id === null) return []
  const isOverview = (search.get('tab') ?? 'overview') === 'overview'
  return [
    endpointQuery(organizationEndpoints.get, { params: { id } }),
    ...(isOverview ? [endpointQuery(yearFileEndpoints.years, { params: { id } })] : []),
    endpointQuery(noteEndpoints.list, nextContactRequest(id)),
  ]
}

export default function OrganizationProfile() {
  const [params] = useSearchParams()
  const id = params.get('id')
  return id === null ? <CompanyProfile /> : <OrganizationDetail key={id} id={id} />
}

function OrganizationDetail({ id }: { id: string }) {
  const { t } = useTranslation()
  const can = useCan()
  const list = useReturnTo(paths.organizations)
  const fromHere = useReturnState()
  const request = { params: { id } }
  const loaded = useEndpoint(organizationEndpoints.get, request).data?.data
  const isActive = loaded?.archivedAt === null
  return (
    <Page
      title={loaded?.name ?? t('Organization')}
      crumbs={[{ label: t('Organizations'), href: list }]}
      action={
        <Group gap="xs">
          <Button
            component={Link}
            to={generatePath(paths.organizationSchedule, { organizationId: id })}
            variant="default"
            leftSection={<IconCalendarEvent size={16} />}
          >
            {t('Schedule')}
          </Button>
          {can('invoices:list') && (
            <Button
              component={Link}
              to={generatePath(paths.organizationPayments, { organizationId: id })}
              state={fromHere}
              variant="default"
              leftSection={<IconCreditCard size={16} />}
            >
              {t('Payment')}
            </Button>
          )}
          {can('organizations:change') && isActive && (
            <Button
              component={Link}
              to={generatePath(paths.organizationEdit, { organizationId: id })}
              state={fromHere}
              leftSection={<IconPencil size={16} />}
            >
              {t('Edit')}
            </Button>
          )}
        </Group>
      }
    >
      <RecordLoader shape="detail" endpoint={organizationEndpoints.get} request={request}>
        {(organization) => (
          <>
            <ArchivedNotice organization={organization} />
            <NextContact organizationId={id} />
            <OrganizationHeroes organizationId={id} />
            <OrganizationTabs organization={organization} />
          </>
        )}
      </RecordLoader>
    </Page>
  )
}

function OrganizationTabs({ organization }: { organization: Organization }) {
  const { t } = useTranslation()
  const can = useCan()
  const tabs = [
    {
      key: 'overview',
      label: t('Overview'),
      content: (
        <Stack gap="md">
          <OrganizationOverview organization={organization} />
          <YearFileCard organizationId={organization._id} />
        </Stack>
      ),
    },
    {
      key: 'activity',
      label: t('Activity'),
      content: <Stream organization={organization} />,
    },
    {
      key: 'waste',
      label: t('Collected waste'),
      content: (
        <Stack gap="md">
          <SiteFilter organizationId={organization._id} />
          <TargetsCard organizationId={organization._id} />
          <WasteDashboard organizationId={organization._id} isContractAbove />
        </Stack>
      ),
    },
    ...(can('sites:list')
      ? [{ key: 'sites', label: t('Sites'), content: <SitesTab organizationId={organization._id} /> }]
      : []),
    ...(can('carbon:read')
      ? [
          {
            key: 'carbon',
            label: t('Carbon Report'),
            content: <CarbonReportView organizationId={organization._id} />,
          },
        ]
      : []),
    ...(can('audit:read')
      ? [
          {
            key: 'history',
            label: t('History'),
            content: <History entity="organization" id={organization._id} />,
          },
        ]
      : []),
  ]
  return <RecordTabs label={organization.name} tabs={tabs} />
}
