import { setupEndpoints } from '@thant/contracts/customers/setup'
import { PasswordField } from '#components/fields/password-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'

type SetupValues = { name: string; email: string; password: string; confirmPassword: string }

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
  return (
    <Form form={record} isShort isAllRequired submit={t('Create the account')}>
      <TextField<SetupValues> name="name" label="Name" autoComplete="name" autoFocus />
      <TextField<SetupValues> name="email" type="email" label="Email" autoComplete="username" />
      <PasswordField<SetupValues>
        name="password"
        label="Password"
        hint="At least 8 characters"
        autoComplete="new-password"
      />
      <PasswordField<SetupValues> name="confirmPassword" label="Confirm Password" autoComplete="new-password" />
    </Form>
  )
}
