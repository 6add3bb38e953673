import { Button } from '@mantine/core'
import type { GriTables } from '@thant/contracts/gri'
import { organizationEndpoints } from '@thant/contracts/organizations'
import { useState } from 'react'
import { SectionCard } from '#components/layout/section-card.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { monthsIn } from '../periods.ts'
import { GriTable } from './gri-table.tsx'
import { TargetsDialog } from './targets-dialog.tsx'

type GriTargetsProps = { organizationId: string; range: MonthRange; tables: GriTables }

/** Puts the period beside what the organization aims at. Targets are of all its sites together. */
export function GriTargets({ organizationId, range, tables }: GriTargetsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  const organization = useEndpoint(organizationEndpoints.get, { params: { id: organizationId } }).data?.data
  // Users who are limited to sites see the figures of these alone.
  const seesAllSites = can('organizations:change') || can('organizations:list')
  if (organization === undefined || !seesAllSites) return null
  const { targetDiversionPercent: leastPercent, targetKilogramsPerMonth: mostKg } = organization
  const { diversionRate } = tables.dataQuality
  const percent = diversionRate === null ? null : diversionRate * 100
  const kgPerMonth = tables.waste306_3.total.generated / monthsIn(range)
  const stateOf = (isMet: boolean) => ({ text: isMet ? t('Met') : t('Not met') })
  const rows = [
    ...(leastPercent === null || percent === null
      ? []
      : [
          {
            name: t('Diverted from disposal'),
            cells: [
              { text: t('at least {{figure}}', { figure: format.percent(leastPercent) }) },
              { text: format.percent(percent), cell: { operation: 'diverted' } as const },
              stateOf(percent >= leastPercent),
            ],
          },
        ]),
    ...(mostKg === null
      ? []
      : [
          {
            name: t('Waste a month, on average'),
            cells: [
              { text: t('at most {{figure}}', { figure: format.kg(mostKg) }) },
              { text: format.kg(kgPerMonth), cell: {} },
              stateOf(kgPerMonth <= mostKg),
            ],
          },
        ]),
  ]
  const change = can('organizations:change') && organization.archivedAt === null && (
    <Button variant="default" onClick={() => setIsOpen(true)}>
      {rows.length === 0 ? t('Set targets') : t('Change targets')}
    </Button>
  )
  if (rows.length === 0 && !change) return null
  return (
    <SectionCard
      title={t('Targets')}
      subtitle={rows.length === 0 ? t('No targets are set yet.') : undefined}
      tools={change}
    >
      {rows.length > 0 && (
        <GriTable
          label={t('Targets')}
          columns={[t('Figure'), t('Target'), t('In this period'), t('State')]}
          rows={rows}
        />
      )}
      {isOpen && <TargetsDialog organization={organization} onClose={() => setIsOpen(false)} />}
    </SectionCard>
  )
}
