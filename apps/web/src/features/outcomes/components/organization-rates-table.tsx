import { type OrganizationRate, organizationRateList, outcomeReasons } from '@thant/contracts/outcomes'
import { CellText } from '#components/data-table/cell-text.tsx'
import type { ColumnOf } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { FilterOf } from '#components/data-table/filter.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useOrganizationAndSiteFilters } from '#features/sites/components/organization-and-site-filters.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { thisMonthIn } from '#lib/zoned-time.ts'
import { pastMonths } from '../past-months.ts'

const shownMonths = 36

/** How many pickups of each organization were completed in each month, and what the others failed for. */
export function OrganizationRatesTable() {
  const { t } = useTranslation()
  const state = useListState(organizationRateList.list)
  const list = useList(organizationRateList.list, state.query)
  return (
    <DataTable
      label={t('By month and organization')}
      list={list}
      state={state}
      columns={useColumns()}
      filters={useFilters(state.filters.organizationId)}
      search={t('Search organization')}
      tools={<ExportMenu endpoint={organizationRateList.export} state={state} name="collection-rates" />}
      empty={{
        title: t('No pickups yet'),
        hint: t('The months of each organization are listed here, as soon as the days of their pickups have come.'),
      }}
    />
  )
}

function useFilters(organizationId: string | undefined): FilterOf<typeof organizationRateList.list>[] {
  const { t } = useTranslation()
  const ofOrganization = useOrganizationAndSiteFilters(organizationId)
  const format = useFormat()
  const months = pastMonths(thisMonthIn(useCompanyTimeZone()), shownMonths)
  return [
    {
      kind: 'choice',
      name: 'month',
      label: t('Month'),
      options: months.map((month) => ({ value: month, label: format.month(month) })),
    },
    ...ofOrganization,
  ]
}

function useColumns(): ColumnOf<typeof organizationRateList.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'organization',
      title: t('Organization'),
      sort: 'organization',
      width: 160,
      onPhone: 'heading',
      render: (row) => <CellText>{row.organization.name}</CellText>,
    },
    {
      key: 'month',
      title: t('Month'),
      sort: 'month',
      noWrap: true,
      onPhone: 'corner',
      render: (row) => format.month(row.month),
    },
    {
      key: 'planned',
      title: t('Planned'),
      sort: 'planned',
      align: 'right',
      render: (row) => format.number(row.planned),
    },
    {
      key: 'completed',
      title: t('Completed'),
      sort: 'completed',
      align: 'right',
      render: (row) => format.number(row.completed),
    },
    {
      key: 'share',
      title: t('Share'),
      sort: 'share',
      align: 'right',
      noWrap: true,
      render: ({ completed, planned }) => format.percent((completed / planned) * 100),
    },
    {
      key: 'company',
      title: t('Our side'),
      sort: 'company',
      align: 'right',
      render: ({ missed }) => format.number(missed.company),
    },
    {
      key: 'customer',
      title: t("Customer's side"),
      sort: 'customer',
      align: 'right',
      render: ({ missed }) => format.number(missed.customer),
    },
    {
      key: 'neither',
      title: t('Neither side'),
      sort: 'neither',
      align: 'right',
      render: ({ missed }) => format.number(missed.neither),
    },
    { key: 'reasons', title: t('Reasons'), width: 160, render: (row) => <Reasons reasons={row.reasons} /> },
  ]
}

/** The most frequent reason comes first. */
function Reasons({ reasons }: Pick<OrganizationRate, 'reasons'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const said = reasons
    .toSorted((one, other) => other.count - one.count)
    .map(({ code, count }) =>
      t('{{reason}}: {{number}}', { reason: t(outcomeReasons[code].label), number: format.number(count) }),
    )
  return <CellText>{said.length === 0 ? '–' : said.join(t(', '))}</CellText>
}
