import { type OrganizationRate, organizationRateList } from '@thant/contracts/service/collection-rates'
import { outcomeReasons } from '@thant/contracts/service/outcome-reasons'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import type { FilterOf } from '#components/data-table/filters/filter.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useOrganizationAndSiteFilters } from '#features/customers/sites/components/organization-and-site-filters.tsx'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { openOf } from '../open-of.ts'
import { pastMonths } from '../past-months.ts'

const shownMonths = 36

/** How many pickups of each organization were completed in each month, fewest first, and what the others failed for. */
export function OrganizationRatesTable() {
  const { t } = useTranslation()
  const state = useListState(organizationRateList.list, { sort: 'share' })
  const format = useFormat()
  const ofOrganization = useOrganizationAndSiteFilters(state.filters.organizationId)
  const months = pastMonths(thisMonthIn(useCompanyTimeZone()), shownMonths)
  const ofMonth: FilterOf<typeof organizationRateList.list> = {
    kind: 'choice',
    name: 'month',
    label: t('Month'),
    options: months.map((month) => ({ value: month, label: format.month(month) })),
  }
  const count = (number: number) => (number === 0 ? '–' : format.number(number))
  return (
    <ListTable
      endpoints={organizationRateList}
      label={t('By month and organization')}
      state={state}
      filters={[ofMonth, ...ofOrganization]}
      search={t('Search organization')}
      cells={{
        organization: { width: 128, onPhone: 'heading' },
        month: { onPhone: 'corner', render: (row) => format.month(row.month) },
        planned: { render: ({ planned }) => count(planned) },
        completed: { render: ({ completed }) => count(completed) },
        company: { render: ({ missed }) => count(missed.company) },
        customer: { render: ({ missed }) => count(missed.customer) },
        neither: { render: ({ missed }) => count(missed.neither) },
        share: { render: ({ completed, planned }) => format.percent((completed / planned) * 100) },
        reasons: { width: 96, render: (row) => <Reasons rate={row} /> },
      }}
      empty={{
        title: t('No pickups yet'),
        hint: t('The months of each organization are listed here once their first pickup is due.'),
      }}
    />
  )
}

/** The most frequent reason comes first. Pickups of this month that nobody has recorded yet come last. */
function Reasons({ rate }: { rate: OrganizationRate }) {
  const { t } = useTranslation()
  const format = useFormat()
  const open = openOf(rate)
  const reasons = rate.reasons
    .toSorted((one, other) => other.count - one.count)
    .map(({ code, count }) =>
      t('{{reason}}: {{number}}', { reason: t(outcomeReasons[code].label), number: format.number(count) }),
    )
  const said = open > 0 ? [...reasons, t('Still open: {{number}}', { number: format.number(open) })] : reasons
  return <CellText>{said.length === 0 ? '–' : said.join(t(', '))}</CellText>
}
