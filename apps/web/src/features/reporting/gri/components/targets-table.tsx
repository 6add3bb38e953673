import type { Organization } from '@thant/contracts/customers/organizations'
import { countMonths } from '@thant/contracts/days'
import { percentOfShare } from '@thant/contracts/materials/shares'
import { type GriTables, griEndpoints } from '@thant/contracts/reporting/gri'
import { distinguishingDecimals } from '@thant/i18n/decimals'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { finishedMonths } from '../periods.ts'
import { GriTable, type GriTableRow } from './gri-table.tsx'

type TargetsTableProps = { organization: Organization; range: MonthRange; tables: GriTables }

/**
 * Puts the targets that are set beside the figures of the months, and says whether they are met. A month that is not over
 * would lower the average.
 */
export function TargetsTable({ organization, range, tables }: TargetsTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { targetDiversionPercent: leastPercent, targetKilogramsPerMonth: mostKg } = organization
  const { diversionRate } = tables.dataQuality
  const finished = finishedMonths(range, todayIn(useCompanyTimeZone()))
  const ofFinished = useEndpoint(
    griEndpoints.tables,
    { params: { organizationId: organization._id }, query: finished ?? range },
    { enabled: mostKg !== null && finished !== undefined },
  ).data?.data
  const stateOf = (isMet: boolean) => ({ text: isMet ? t('Met') : t('Not met') })
  const rows: GriTableRow[] = []
  if (leastPercent !== null) {
    const percent = diversionRate === null ? null : percentOfShare(diversionRate)
    const decimals = distinguishingDecimals(percent ?? leastPercent, leastPercent)
    const target = { text: t('at least {{figure}}', { figure: format.share(leastPercent, decimals) }) }
    const cells =
      percent === null
        ? [target, { text: '–' }, { text: '–' }]
        : [
            target,
            { text: format.share(percent, decimals), cell: { operation: 'diverted' } as const },
            stateOf(percent >= leastPercent),
          ]
    rows.push({ name: t('Diverted from disposal'), cells })
  }
  if (mostKg !== null) {
    const kgPerMonth = finished && ofFinished && ofFinished.waste306_3.total.generated / countMonths(finished)
    const decimals = distinguishingDecimals(kgPerMonth ?? mostKg, mostKg)
    const target = { text: t('at most {{figure}}', { figure: format.kg(mostKg, decimals) }) }
    const cells =
      kgPerMonth === undefined
        ? [target, { text: '–' }, { text: '–' }]
        : [target, { text: format.kg(kgPerMonth, decimals), cell: {}, range: finished }, stateOf(kgPerMonth <= mostKg)]
    const name =
      finished?.to === range.to ? t('Waste a month, on average') : t('Waste a month, on average of those that are over')
    rows.push({ name, cells })
  }
  return (
    <GriTable label={t('Targets')} columns={[t('Figure'), t('Target'), t('In this period'), t('State')]} rows={rows} />
  )
}

export function hasTargets({ targetDiversionPercent, targetKilogramsPerMonth }: Organization): boolean {
  return targetDiversionPercent !== null || targetKilogramsPerMonth !== null
}
