import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { RefreshButton } from '#components/figures/refresh-button.tsx'
import { MonthRangePicker } from '#components/pickers/month-range-picker.tsx'
import { rangeIn } from '#components/pickers/range-in.ts'
import { OrganizationSelect } from '#features/customers/organizations/components/organization-select.tsx'
import { SiteFilter } from '#features/customers/sites/components/site-filter.tsx'
import { useChosenSite } from '#features/customers/sites/use-chosen-site.ts'
import { MonthlyWasteChart } from '#features/materials/wastes/components/monthly-waste-chart.tsx'
import { WasteTrendChart } from '#features/materials/wastes/components/waste-trend-chart.tsx'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { defaultMonthRange, withRange } from '../month-range.ts'
import { useMonthlyWastes } from '../use-monthly-wastes.ts'
import classes from './staff-dashboard.module.css'

/** Shows charts by month, of all organizations or of the one in the address, or of one of its sites. */
export function CollectedWaste() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const organizationId = params.get('organization')
  const site = useChosenSite(organizationId)
  const monthly = useMonthlyWastes(organizationId, site)
  const defaultRange = defaultMonthRange(monthly.data?.data, thisMonthIn(useCompanyTimeZone()))
  const range = rangeIn(params) ?? defaultRange
  // No waste at all is answered with 404 by some servers (docs/specification.md 8-15).
  const isFailed = monthly.isError && monthly.error.status !== 404 && !monthly.data
  const months = monthly.isError && monthly.error.status === 404 ? [] : monthly.data?.data
  const figures = months?.filter(({ month }) => month >= range.from && month <= range.to)
  const axes = useMemo(() => ({ months: t('Pickup Dates'), amounts: t('Amount (kg)') }), [t])
  const change = (next: (before: URLSearchParams) => URLSearchParams) =>
    setParams(next, { replace: true, preventScrollReset: true })
  const chart = {
    figures,
    range,
    axes,
    error: isFailed
      ? { reason: monthly.error, onRetry: () => void monthly.refetch(), serverFailed: t('Something went wrong') }
      : undefined,
  }
  const titles = { bars: t('Monthly Collected Waste'), lines: t('Collected Waste (Trend Line)') }
  return (
    <>
      <div className={classes.tools} data-screen-only>
        <div className={classes.organization}>
          <OrganizationSelect
            label={t('Choose an organization to narrow the charts below.')}
            placeholder={t('All organizations')}
            clearable
            value={organizationId}
            onChange={(id) => change((before) => withOrganization(before, id))}
          />
        </div>
        <SiteFilter organizationId={organizationId} />
        <MonthRangePicker
          label={t('Months')}
          value={range}
          defaultRange={defaultRange}
          onChange={(next) => change((before) => withRange(before, next, defaultRange))}
        />
      </div>
      <div className={classes.cards} data-columns="two">
        <MonthlyWasteChart
          {...chart}
          title={titles.bars}
          tools={<RefreshButton of={titles.bars} queries={[monthly]} isQuiet />}
        />
        <WasteTrendChart
          {...chart}
          title={titles.lines}
          tools={<RefreshButton of={titles.lines} queries={[monthly]} isQuiet />}
        />
      </div>
    </>
  )
}

function withOrganization(before: URLSearchParams, id: string | null): URLSearchParams {
  const after = new URLSearchParams(before)
  after.delete('site')
  if (id === null) after.delete('organization')
  else after.set('organization', id)
  return after
}
