import { Anchor } from '@mantine/core'
import { passwordResetEndpoints } from '@thant/contracts/customers/password-reset'
import { possibleKey } from '@thant/i18n/possible-key'
import { Link, useLocation, useNavigate } from 'react-router'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'

/** Requests a reset link; the specification prescribes the error texts (docs/specification.md 8-03 to 8-09). */
export function PasswordResetForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const typed = (useLocation().state as { email?: unknown } | null)?.email
  const record = useRecordForm({
    endpoint: passwordResetEndpoints.sendPasswordResetLink,
    initialValues: { email: typeof typed === 'string' ? typed : '' },
    saved: 'We have sent you an email! Check it out!',
    failed: ({ status, code, said }) => {
      if (status >= 200 && status < 300) return 'Server error: {{status}}'
      return code === 'server.failed' ? possibleKey(said ?? 'Something went wrong') : undefined
    },
    onSaved: () => navigate(paths.logIn),
  })
  return (
    <Form
      form={record}
      isShort
      isAllRequired
      submit={t('Send Reset Link')}
      note={
        <Anchor component={Link} to={paths.logIn}>
          {t('Back to sign in')}
        </Anchor>
      }
    >
      <TextField<{ email: string }> name="email" type="email" label="Email" autoComplete="username" autoFocus />
    </Form>
  )
}
