import { Select } from '@mantine/core'
import { FormSection } from '#components/form/form-section.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { UserValues } from '../user-values.ts'

/** Each language is named in itself. */
const languageNames = { en: 'English', my: 'မြန်မာ' }
const options = Object.entries(languageNames).map(([value, label]) => ({ value, label }))

/** People change the language themselves once they have signed in. */
export function InvitationLanguage({ record }: { record: RecordForm<UserValues> }) {
  const { t } = useTranslation()
  const { key, getInputProps: field, useWatchValue } = record.form
  const isCustomer = useWatchValue('type') === 'USER'
  return (
    <FormSection>
      <Select
        key={key('language')}
        {...field('language')}
        label={t('Language of the invitation')}
        data={options}
        placeholder={isCustomer ? t('As most people of the organization') : languageNames.en}
        clearable
      />
    </FormSection>
  )
}
