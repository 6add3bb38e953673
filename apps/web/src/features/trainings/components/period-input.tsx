import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'

const defaultPeriods = ['09:30 to 11:30', '13:30 to 15:30', 'Half a day', '1 day', '2 days']

/** How long a training takes, in any words; suggests the usual ones. */
export function PeriodInput(props: AutocompleteProps) {
  const { t } = useTranslation()
  return (
    <Autocomplete
      label={t('Training period')}
      placeholder={t('09:30 to 11:30, or 2 days')}
      data={defaultPeriods}
      filter={({ options }) => options}
      withAsterisk
      {...props}
    />
  )
}
