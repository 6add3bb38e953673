import { Group, Select } from '@mantine/core'
import { griEndpoints } from '@thant/contracts/gri'
import { formatMonths } from '@thant/i18n/short-dates'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { MonthRangePicker } from '#components/pickers/month-range-picker.tsx'
import { SiteFilter } from '#features/sites/components/site-filter.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { useGriPeriod } from '../use-gri-period.ts'

type GriToolsProps = { organizationId: string; site: string | undefined; period: ReturnType<typeof useGriPeriod> }

export function GriTools({ organizationId, site, period: { range, choose, periods, whole } }: GriToolsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const usual = periods.find((one) => isSame(one.range, range))
  return (
    <Group align="flex-end" gap="sm" data-screen-only>
      <SiteFilter organizationId={organizationId} />
      <Select
        label={t('Period')}
        placeholder={t('Other months')}
        data={periods.map((one) => ({
          value: one.label,
          label: `${t(one.label)} (${formatMonths(one.range, format, t)})`,
        }))}
        value={usual?.label ?? null}
        onChange={(label) => {
          const chosen = periods.find((one) => one.label === label)
          if (chosen) choose(chosen.range)
        }}
        allowDeselect={false}
        miw={280}
      />
      <MonthRangePicker label={t('Months')} value={range} onChange={choose} defaultRange={whole} />
      <ExportMenu
        endpoint={griEndpoints.export}
        params={{ organizationId }}
        state={{ query: { ...range, ...(site && { site }) } }}
        name="gri-306"
        hasPdf
      />
    </Group>
  )
}

function isSame(one: MonthRange, other: MonthRange): boolean {
  return one.from === other.from && one.to === other.to
}
