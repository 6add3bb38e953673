import { Group, Select } from '@mantine/core'
import { type WasteType, wasteTypeLabels, wasteTypes } from '@thant/contracts/wastes'
import type { Trace } from '#features/plan/trace.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

type TraceFiltersProps = {
  /** Those of the report. */
  months: readonly string[]
  trace: Trace
  onChange: (trace: Trace) => void
}

/** Which of a report's pickups are shown: those of a month, with a type. */
export function TraceFilters({ months, trace, onChange }: TraceFiltersProps) {
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
        value={trace.month ?? null}
        onChange={(month) => onChange({ ...trace, month: month ?? undefined })}
      />
      <Select
        label={t('Waste type')}
        placeholder={t('All types')}
        clearable
        clearButtonProps={{ 'aria-label': t('All types') }}
        data={wasteTypes.map((value) => ({ value, label: t(wasteTypeLabels[value]) }))}
        value={trace.type ?? null}
        onChange={(type) => onChange({ ...trace, type: (type as WasteType | null) ?? undefined })}
      />
    </Group>
  )
}
