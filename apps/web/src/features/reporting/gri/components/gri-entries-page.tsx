import { Button, Group, Select, Skeleton, Text } from '@mantine/core'
import { organizationEndpoints } from '@thant/contracts/customers/organizations'
import { type GriEntries, griEntryEndpoints } from '@thant/contracts/reporting/gri-entries'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { PageTabs } from '#components/layout/tabs/page-tabs.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { useMe } from '#lib/visitor/session.ts'
import { type GriEntriesOf, useGriEntries } from '../use-gri-entries.ts'

type GriEntriesPageProps = { children: (entries: GriEntries, of: GriEntriesOf) => ReactNode }

/** The frame of the screens on which an organization completes its tables: the year, and what there is to enter. */
export function GriEntriesPage({ children }: GriEntriesPageProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const of = useGriEntries()
  const { organizationId, years, year, chooseYear, hrefOf, tablesHref } = of
  return (
    <Page
      title={t('Complete the tables')}
      subtitle={
        <>
          <OrganizationName id={organizationId} />
          {t('What is entered here is shown beside the tables, with who entered it, and is in none of their sums.')}
        </>
      }
      crumbs={[{ label: t('GRI 306 report'), href: tablesHref }]}
    >
      <Group align="flex-end" justify="space-between" gap="sm">
        <Select
          label={t('Year')}
          data={years.map((one) => ({ value: String(one), label: format.digits(String(one)) }))}
          value={String(year)}
          onChange={(chosen) => chosen && chooseYear(chosen)}
          allowDeselect={false}
          w={140}
        />
        <Button component={Link} to={tablesHref} variant="default">
          {t('Show the tables')}
        </Button>
      </Group>
      <PageTabs
        label={t('Complete the tables')}
        tabs={[
          { label: t('Amounts by month'), href: hrefOf(paths.griAmounts) },
          { label: t('Waste that others took'), href: hrefOf(paths.griOtherWaste) },
          { label: t('Texts'), href: hrefOf(paths.griTexts) },
        ]}
      />
      {organizationId !== undefined && <LoadedEntries of={{ ...of, organizationId }}>{children}</LoadedEntries>}
    </Page>
  )
}

/** Whose tables they are, which staff cannot see by who is signed in. */
function OrganizationName({ id = '' }: { id: string | undefined }) {
  const own = useMe()?.organizationId
  const isOfAnother = id !== '' && own?._id !== id
  const found = useEndpoint(organizationEndpoints.get, { params: { id } }, { enabled: isOfAnother }).data?.data
  const name = isOfAnother ? found?.name : own?.name
  if (name === undefined) return null
  return (
    <Text component="span" display="block" fw={500} lang={languageOf(name)}>
      {name}
    </Text>
  )
}

function LoadedEntries({ of, children }: GriEntriesPageProps & { of: GriEntriesOf }) {
  const { organizationId, year } = of
  const entries = useEndpoint(griEntryEndpoints.entries, { params: { organizationId, year } })
  if (entries.isError) return <FailedCard error={entries.error} onRetry={() => void entries.refetch()} />
  if (entries.data === undefined) return <Skeleton height={420} radius="md" />
  return children(entries.data.data, of)
}
