import { sumKg } from '@thant/contracts/materials/wastes'
import { fewestDecimals } from '@thant/i18n/decimals'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useGriDestinations } from '../use-gri-destinations.ts'
import type { GriSubject } from '../use-gri-tables.ts'
import { GriTable } from './gri-table.tsx'

/** Says where the waste in the tables went, as a saved report does. */
export function GriDestinations({ subject, range }: { subject: GriSubject; range: MonthRange }) {
  const { t } = useTranslation()
  const format = useFormat()
  const result = useGriDestinations(subject, range)
  if (result.isError) return <FailedCard error={result.error} onRetry={() => void result.refetch()} />
  const destinations = result.data?.data ?? []
  if (destinations.length === 0) return null
  const title = t('Where it went')
  const weights = destinations.map(({ weightKg }) => weightKg)
  const decimals = fewestDecimals(weights)
  const written = (weight: number) => ({ text: format.number(weight, decimals) })
  return (
    <SectionCard title={title}>
      <GriTable
        label={title}
        columns={[t('Destination'), t('Licence'), t('Weight (kg)')]}
        rows={[
          ...destinations.map(({ name, licence, weightKg }) => ({
            name: name ?? t('Not recorded'),
            cells: [{ text: licence === '' ? '–' : licence }, written(weightKg)],
          })),
          { name: t('Total'), isTotal: true, cells: [{ text: '' }, written(sumKg(weights))] },
        ]}
      />
    </SectionCard>
  )
}
