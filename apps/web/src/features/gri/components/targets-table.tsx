import type { GriTables } from '@thant/contracts/gri'
import type { Organization } from '@thant/contracts/organizations'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { monthsIn } from '../periods.ts'
import { GriTable, type GriTableRow } from './gri-table.tsx'

type TargetsTableProps = { organization: Organization; range: MonthRange; tables: GriTables }

/** Puts the targets that are set beside the figures of the months, and says whether they are met. */
export function TargetsTable({ organization, range, tables }: TargetsTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { targetDiversionPercent: leastPercent, targetKilogramsPerMonth: mostKg } = organization
  const { diversionRate } = tables.dataQuality
  const kgPerMonth = tables.waste306_3.total.generated / monthsIn(range)
  const stateOf = (isMet: boolean) => ({ text: isMet ? t('Met') : t('Not met') })
  const rows: GriTableRow[] = []
  if (leastPercent !== null) {
    const percent = diversionRate === null ? null : diversionRate * 100
    const target = { text: t('at least {{figure}}', { figure: format.percent(leastPercent) }) }
    const cells =
      percent === null
        ? [target, { text: '–' }, { text: '–' }]
        : [
            target,
            { text: format.percent(percent), cell: { operation: 'diverted' } as const },
            stateOf(percent >= leastPercent),
          ]
    rows.push({ name: t('Diverted from disposal'), cells })
  }
  if (mostKg !== null) {
    const target = { text: t('at most {{figure}}', { figure: format.kg(mostKg) }) }
    const cells = [target, { text: format.kg(kgPerMonth), cell: {} }, stateOf(kgPerMonth <= mostKg)]
    rows.push({ name: t('Waste a month, on average'), cells })
  }
  return (
    <GriTable label={t('Targets')} columns={[t('Figure'), t('Target'), t('In this period'), t('State')]} rows={rows} />
  )
}

export function hasTargets({ targetDiversionPercent, targetKilogramsPerMonth }: Organization): boolean {
  return targetDiversionPercent !== null || targetKilogramsPerMonth !== null
}
