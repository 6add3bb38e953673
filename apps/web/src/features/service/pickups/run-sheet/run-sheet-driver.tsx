import { Select } from '@mantine/core'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { Run } from './runs.ts'

type RunSheetDriverProps = { runs: readonly Run[]; value: string | null; onChange: (driver: string | null) => void }

/** Selects one of the drivers of a day, or all of them. */
export function RunSheetDriver({ runs, value, onChange }: RunSheetDriverProps) {
  const { t } = useTranslation()
  return (
    <Select
      label={t('Driver')}
      placeholder={t('All drivers')}
      clearable
      clearButtonProps={{ 'aria-label': t('Clear the driver') }}
      data={runs.flatMap(({ driver }) =>
        driver === null ? [] : [{ value: driver._id, label: personName(driver.name, t) }],
      )}
      value={value}
      onChange={onChange}
    />
  )
}
