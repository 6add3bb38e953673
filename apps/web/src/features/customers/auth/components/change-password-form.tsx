import { userEndpoints } from '@thant/contracts/customers/users'
import { PasswordField } from '#components/fields/password-field.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'

type PasswordValues = { currentPassword: string; newPassword: string; retypedPassword: string }

/** The specification prescribes the texts of the two alerts above the form (docs/specification.md 5-34, 5-35). */
export function ChangePasswordForm({ userId, onSaved }: { userId: string; onSaved: () => void }) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: userEndpoints.changePassword,
    params: { id: userId },
    initialValues: { currentPassword: '', newPassword: '', retypedPassword: '' },
    validate: ({ currentPassword, newPassword, retypedPassword }) => {
      if ([currentPassword, newPassword, retypedPassword].includes('')) return { '': 'Please fill passwords' }
      return newPassword === retypedPassword ? {} : { '': 'Passwords do not match !' }
    },
    saved: 'Your password was changed. Other devices are signed out.',
    onSaved,
  })
  return (
    <Form form={record} submit={t('Change Password')} cancel="back" isAllRequired>
      <FormSection>
        <PasswordField<PasswordValues>
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
        />
        <FormRow>
          <PasswordField<PasswordValues>
            name="newPassword"
            label="New password"
            hint="At least 8 characters"
            autoComplete="new-password"
          />
          <PasswordField<PasswordValues>
            name="retypedPassword"
            label="Repeat the new password"
            autoComplete="new-password"
          />
        </FormRow>
      </FormSection>
    </Form>
  )
}
