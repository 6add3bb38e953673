import { Group, Select } from '@mantine/core'
import { griCompanyEndpoints, griEndpoints } from '@thant/contracts/reporting/gri'
import { quarterRangeOf } from '@thant/contracts/reporting/quarters'
import { formatQuarters } from '@thant/i18n/message-formatter'
import { formatMonths } from '@thant/i18n/short-dates'
import { ExportMenu } from '#components/data-table/export/export-menu.tsx'
import { FoldedOnPhone } from '#components/layout/page/folded-on-phone.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { MonthRangePicker } from '#components/pickers/month-range-picker.tsx'
import { SiteFilter } from '#features/customers/sites/components/site-filter.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { rangeOfQuarter } from '../periods.ts'
import type { useGriPeriod } from '../use-gri-period.ts'
import { CompleteTables } from './complete-tables.tsx'

type GriToolsProps = {
  organizationId: string | undefined
  site: string | undefined
  period: ReturnType<typeof useGriPeriod>
}

export function GriTools({ organizationId, site, period: { range, choose, periods, whole } }: GriToolsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const request = { params: { organizationId: organizationId ?? '' }, query: { site } }
  const found = useEndpoint(griEndpoints.quarters, request, { enabled: organizationId !== undefined }).data?.data
  const calendar = periods.map(({ label, range: months }) => ({
    value: label,
    label: `${t(label)} (${formatMonths(months, format, t)})`,
    range: months,
  }))
  const quarters = (found ?? []).toReversed().map((quarter) => ({
    value: quarter.firstMonth,
    label: formatQuarters(quarterRangeOf([quarter]), format, t),
    range: rangeOfQuarter(quarter),
  }))
  const offered = [...calendar, ...quarters]
  return (
    <Group align="flex-end" gap="sm" data-screen-only>
      <FoldedOnPhone label={t('Filters')} summary={formatMonths(range, format, t)}>
        {organizationId !== undefined && <SiteFilter organizationId={organizationId} />}
        <Select
          label={t('Period')}
          placeholder={t('Other months')}
          data={[
            { group: t('Months of the calendar'), items: calendar },
            ...(quarters.length > 0 ? [{ group: t('Quarters of the waste reports'), items: quarters }] : []),
          ]}
          value={offered.find((one) => isSame(one.range, range))?.value ?? null}
          onChange={(value) => {
            const chosen = offered.find((one) => one.value === value)
            if (chosen) choose(chosen.range)
          }}
          allowDeselect={false}
          maxDropdownHeight={440}
          w={400}
          maw="100%"
        />
        <MonthRangePicker label={t('Months')} value={range} onChange={choose} defaultRange={whole} />
      </FoldedOnPhone>
      {organizationId === undefined ? (
        <ExportMenu endpoint={griCompanyEndpoints.export} state={{ query: range }} name="gri-306" hasPdf />
      ) : (
        <ExportMenu
          endpoint={griEndpoints.export}
          params={{ organizationId }}
          state={{ query: { ...range, ...(site && { site }) } }}
          name="gri-306"
          hasPdf
        />
      )}
      {organizationId !== undefined && site === undefined && (
        <CompleteTables organizationId={organizationId} range={range} />
      )}
    </Group>
  )
}

function isSame(one: MonthRange, other: MonthRange): boolean {
  return one.from === other.from && one.to === other.to
}
