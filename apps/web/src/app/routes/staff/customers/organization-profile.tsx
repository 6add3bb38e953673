import { Button, Group } from '@mantine/core'
import { IconCalendarEvent, IconCreditCard, IconPencil } from '@tabler/icons-react'
import { noteEndpoints } from '@thant/contracts/customers/notes'
import { type Organization, organizationEndpoints } from '@thant/contracts/customers/organizations'
import { moneyPaths } from '@thant/contracts/money-paths'
import { generatePath, Link, useSearchParams } from 'react-router'
import { RecordLoader } from '#components/form/record-loader.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { RecordTabs } from '#components/layout/tabs/record-tabs.tsx'
import { NextContact, nextContactRequest } from '#features/customers/notes/components/next-contact.tsx'
import { ArchivedNotice } from '#features/customers/organizations/components/archived-notice.tsx'
import { endpointQuery } from '#lib/calls/endpoint-query.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnState, useReturnTo } from '#lib/links/return-path.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { useCan } from '#lib/visitor/access.ts'
import { CompanyProfile } from '../company/company-profile.tsx'
import { organizationTabs, tabQueries } from './organization-tabs.tsx'

export const queries: ScreenQueries = (opening) => {
  const id = opening.search.get('id')
  if (id === null) return []
  return [
    endpointQuery(organizationEndpoints.get, { params: { id } }),
    ...tabQueries(id, opening),
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
  const [params] = useSearchParams()
  const list = useReturnTo(paths.organizations)
  // On a phone they stick to the foot, where a tab has its own.
  const hidesActions = useIsNarrow(48) && params.has('tab')
  const request = { params: { id } }
  const loaded = useEndpoint(organizationEndpoints.get, request).data?.data
  return (
    <Page
      title={loaded?.name ?? t('Organization')}
      crumbs={[{ label: t('Organizations'), href: list }]}
      action={hidesActions ? undefined : <OrganizationActions id={id} isActive={loaded?.archivedAt === null} />}
    >
      <RecordLoader shape="detail" endpoint={organizationEndpoints.get} request={request} list={list}>
        {(organization) => (
          <>
            <ArchivedNotice organization={organization} />
            <NextContact organizationId={id} />
            <OrganizationTabs organization={organization} />
          </>
        )}
      </RecordLoader>
    </Page>
  )
}

function OrganizationActions({ id, isActive }: { id: string; isActive: boolean }) {
  const { t } = useTranslation()
  const can = useCan()
  const fromHere = useReturnState()
  return (
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
          to={generatePath(moneyPaths.organizationPayments, { organizationId: id })}
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
  )
}

function OrganizationTabs({ organization }: { organization: Organization }) {
  const { t } = useTranslation()
  const can = useCan()
  const tabs = organizationTabs
    .filter(({ needs }) => needs === undefined || can(needs))
    .map(({ key, label, Content }) => ({ key, label: t(label), content: <Content organization={organization} /> }))
  return <RecordTabs label={organization.name} tabs={tabs} keptNames={['id', 'site']} />
}
