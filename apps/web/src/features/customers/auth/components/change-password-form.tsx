import { userEndpoints } from '@thant/contracts/customers/users'
import { PasswordField } from '#components/fields/password-field.tsx'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'

type PasswordValues = { currentPassword: string; newPassword: string; retypedPassword: string }

/** The specification prescribes the texts of the two alerts above the form (docs/specification.md 5-34, 5-35). */
export function ChangePasswordForm({ userId, onSaved }: { userId: string; onSaved: () => void }) {
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
    <Form form={record} cancel="back" isAllRequired>
      <FormSection>
        <PasswordField<PasswordValues> name="currentPassword" label="Old Password" autoComplete="current-password" />
        <PasswordField<PasswordValues>
          name="newPassword"
          label="New Password"
          hint="At least 8 characters"
          autoComplete="new-password"
        />
        <PasswordField<PasswordValues> name="retypedPassword" label="Retype New Password" autoComplete="new-password" />
      </FormSection>
    </Form>
  )
}
