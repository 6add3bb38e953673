import { ChoiceField } from '#components/fields/choice-field.tsx'
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
  const isCustomer = record.form.useWatchValue('type') === 'USER'
  return (
    <FormSection>
      <ChoiceField<UserValues>
        name="language"
        label="Language of the invitation"
        data={options}
        clearable
        placeholder={isCustomer ? t('As most people of the organization') : languageNames.en}
      />
    </FormSection>
  )
}
