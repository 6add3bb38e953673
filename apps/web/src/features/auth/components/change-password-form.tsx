import { PasswordInput } from '@mantine/core'
import { userEndpoints } from '@thant/contracts/users'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'

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
  const field = record.form.getInputProps
  const toggle = { 'aria-label': t('Show or hide the password'), tabIndex: 0 }
  return (
    <Form form={record} cancel="back">
      <FormSection>
        <PasswordInput
          key={record.form.key('currentPassword')}
          {...field('currentPassword')}
          label={t('Old Password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={toggle}
        />
        <PasswordInput
          key={record.form.key('newPassword')}
          {...field('newPassword')}
          label={t('New Password')}
          description={t('At least 8 characters')}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
        />
        <PasswordInput
          key={record.form.key('retypedPassword')}
          {...field('retypedPassword')}
          label={t('Retype New Password')}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
        />
      </FormSection>
    </Form>
  )
}
