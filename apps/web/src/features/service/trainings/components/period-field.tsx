import { Autocomplete, type AutocompleteProps } from '@mantine/core'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'

const defaultPeriods: readonly TranslationKey[] = ['09:30 to 11:30', '13:30 to 15:30', 'Half a day', '1 day', '2 days']

/** How long a training takes, in any words; suggests the usual ones. */
export const PeriodField = asField<AutocompleteProps>(PeriodInput, { empty: '' })

function PeriodInput(props: AutocompleteProps) {
  const { t } = useTranslation()
  return (
    <Autocomplete
      placeholder={t('09:30 to 11:30, or 2 days')}
      data={defaultPeriods.map((period) => t(period))}
      filter={({ options }) => options}
      {...props}
    />
  )
}
