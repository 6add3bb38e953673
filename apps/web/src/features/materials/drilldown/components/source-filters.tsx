import { Group, Select } from '@mantine/core'
import { type WasteType, wasteTypeLabels, wasteTypes } from '@thant/contracts/materials/wastes'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { SourceFilter } from '../source-pickups.ts'

type SourceFiltersProps = {
  months: readonly string[]
  filter: SourceFilter
  onChange: (filter: SourceFilter) => void
}

export function SourceFilters({ months, filter, onChange }: SourceFiltersProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Group grow gap="sm">
      <Select
        label={t('Month')}
        placeholder={t('All months')}
        clearable
        clearButtonProps={{ 'aria-label': t('All months') }}
        data={months.map((value) => ({ value, label: format.month(value) }))}
        value={filter.month ?? null}
        onChange={(month) => onChange({ ...filter, month: month ?? undefined })}
      />
      <Select
        label={t('Waste type')}
        placeholder={t('All types')}
        clearable
        clearButtonProps={{ 'aria-label': t('All types') }}
        data={wasteTypes.map((value) => ({ value, label: t(wasteTypeLabels[value]) }))}
        value={filter.type ?? null}
        onChange={(type) => onChange({ ...filter, type: (type as WasteType | null) ?? undefined })}
      />
    </Group>
  )
}
