import { passwordResetEndpoints } from '@thant/contracts/customers/password-reset'
import { PasswordField } from '#components/fields/password-field.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { DeadLink } from './dead-link.tsx'

type PasswordValues = { password: string; confirmPassword: string }

/** Asks for a new password twice (docs/specification.md 5-04, 5-05). */
export function NewPasswordForm({ link, onSaved }: { link: string; onSaved: () => void }) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: passwordResetEndpoints.resetPassword,
    params: { link },
    initialValues: { password: '', confirmPassword: '' },
    validate: ({ password, confirmPassword }) => {
      if (confirmPassword === '') return { confirmPassword: 'Required' }
      return password === confirmPassword ? {} : { confirmPassword: 'Passwords do not match!' }
    },
    saved: 'Password reset finished!',
    onSaved,
  })
  if (record.failure?.code === 'link.invalid') return <DeadLink error={record.failure} />
  return (
    <Form form={record} isShort isAllRequired submit={record.isSaving ? t('Submitting...') : t('Change Password')}>
      <PasswordField<PasswordValues>
        name="password"
        label="New Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField<PasswordValues> name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
    </Form>
  )
}
