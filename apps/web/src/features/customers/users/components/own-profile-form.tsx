import { Input, Text } from '@mantine/core'
import type { Me } from '@thant/contracts/customers/auth'
import { type User, userEndpoints } from '@thant/contracts/customers/users'
import { useNavigate } from 'react-router'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { keepMe } from '#lib/visitor/session.ts'

/** Edits the user's own details (docs/specification.md 2.11-11); the organization is read-only. */
export function OwnProfileForm({ user, me }: { user: User; me: Me }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const record = useRecordForm({
    endpoint: userEndpoints.changeProfile,
    params: { id: user._id },
    initialValues: profileOf(user),
    version: { now: user.__v, toValues: profileOf },
    saved: 'Your account was saved.',
    onSaved: (saved) => {
      keepMe({ ...me, ...profileOf(saved), __v: saved.__v })
      navigate(paths.home)
    },
  })
  const organization = user.organizationId?.name
  return (
    <Form form={record} cancel={paths.home}>
      <FormSection>
        <TextField<Profile> name="name" label="Name" autoComplete="name" />
        <TextField<Profile> name="email" type="email" label="Email" hint="You sign in with it." autoComplete="email" />
        <PhoneField<Profile> name="phoneNumber" label="Phone" />
        {organization !== undefined && (
          <Input.Wrapper
            label={t('Organization')}
            labelElement="div"
            description={t('Only our office can move an account to another organization.')}
          >
            <Text py={4} lang={languageOf(organization)}>
              {organization}
            </Text>
          </Input.Wrapper>
        )}
      </FormSection>
    </Form>
  )
}

type Profile = Pick<User, 'name' | 'email' | 'phoneNumber'>

function profileOf({ name, email, phoneNumber }: User): Profile {
  return { name, email, phoneNumber }
}
