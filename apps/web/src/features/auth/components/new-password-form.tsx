import { PasswordInput } from '@mantine/core'
import { passwordResetEndpoints } from '@thant/contracts/password-reset'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { DeadLink } from './dead-link.tsx'

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
  const toggle = { 'aria-label': t('Show or hide the password'), tabIndex: 0 }
  return (
    <Form form={record} isShort submit={record.isSaving ? t('Submitting...') : t('Change Password')}>
      <PasswordInput
        key={record.form.key('password')}
        {...record.form.getInputProps('password')}
        label={t('New Password')}
        description={t('At least 8 characters')}
        autoComplete="new-password"
        autoFocus
        visibilityToggleButtonProps={toggle}
      />
      <PasswordInput
        key={record.form.key('confirmPassword')}
        {...record.form.getInputProps('confirmPassword')}
        label={t('Confirm Password')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
      />
    </Form>
  )
}
