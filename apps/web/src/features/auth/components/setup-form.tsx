import { PasswordInput, TextInput } from '@mantine/core'
import { setupEndpoints } from '@thant/contracts/setup'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Creates the first super admin of a new portal. */
export function SetupForm({ link, onSaved }: { link: string; onSaved: () => void }) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: setupEndpoints.setUp,
    params: { link },
    initialValues: { name: '', email: '', password: '', confirmPassword: '' },
    validate: ({ password, confirmPassword }) =>
      password === confirmPassword ? {} : { confirmPassword: 'Passwords do not match!' },
    saved: 'The first account is ready. Please sign in.',
    onSaved,
  })
  const field = record.form.getInputProps
  const toggle = { 'aria-label': t('Show or hide the password'), tabIndex: 0 }
  return (
    <Form form={record} isShort submit={t('Create the account')}>
      <TextInput key={record.form.key('name')} {...field('name')} label={t('Name')} autoComplete="name" autoFocus />
      <TextInput
        key={record.form.key('email')}
        {...field('email')}
        type="email"
        label={t('Email')}
        autoComplete="username"
      />
      <PasswordInput
        key={record.form.key('password')}
        {...field('password')}
        label={t('Password')}
        description={t('At least 8 characters')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
      />
      <PasswordInput
        key={record.form.key('confirmPassword')}
        {...field('confirmPassword')}
        label={t('Confirm Password')}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
      />
    </Form>
  )
}
