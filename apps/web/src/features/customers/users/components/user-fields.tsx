import { manageableRoles, roleLabels } from '@thant/contracts/customers/user-types'
import type { User } from '@thant/contracts/customers/users'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { OrganizationField } from '#features/customers/organizations/components/organization-select.tsx'
import { SitesField } from '#features/customers/sites/components/site-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/visitor/session.ts'
import type { UserValues } from '../user-values.ts'
import { InvitationLanguage } from './invitation-language.tsx'
import { WorkAheadFields } from './work-ahead-fields.tsx'

export function UserFields({ record, existing }: FieldsProps<User, UserValues>) {
  return (
    <>
      <PersonFields record={record} existing={existing} />
      {existing === undefined && <InvitationLanguage record={record} />}
      {existing?.type === 'DRIVER' && <WorkAheadFields record={record} userId={existing._id} />}
    </>
  )
}

function PersonFields({ record, existing }: FieldsProps<User, UserValues>) {
  const { t } = useTranslation()
  const me = useMe()
  const type = record.form.useWatchValue('type')
  const organizationId = record.form.useWatchValue('organizationId')
  const isSelf = me !== undefined && existing?._id === me._id
  const types = isSelf ? [me.type] : me && manageableRoles(me.type)
  return (
    <FormSection>
      <TextField<UserValues> name="name" label="Name" />
      <TextField<UserValues> name="email" type="email" label="Email" />
      <PhoneField<UserValues> name="phoneNumber" label="Phone" />
      <ChoiceField<UserValues>
        name="type"
        label="User type"
        hint={isSelf ? 'Nobody changes their own user type.' : undefined}
        choices={types ?? []}
        labels={roleLabels}
        placeholder={t('Choose a type')}
        disabled={isSelf}
      />
      {type === 'USER' && (
        <>
          <OrganizationField<UserValues>
            name="organizationId"
            onChange={() => record.form.setFieldValue('siteIds', [])}
            label="Organization"
            hint="They see the waste of this organization only."
          />
          <SitesField<UserValues>
            name="siteIds"
            organizationId={organizationId}
            label="Sites"
            hint="They see these sites only; without a choice, all of them."
          />
        </>
      )}
    </FormSection>
  )
}
