import { Select, TextInput } from '@mantine/core'
import type { Role } from '@thant/contracts/access'
import { roleLabels } from '@thant/contracts/labels'
import { FormSection } from '#components/form/form-section.tsx'
import { PhoneInput } from '#components/form/phone-input.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { OrganizationSelect } from '#features/organizations/components/organization-select.tsx'
import { SitesSelect } from '#features/sites/components/site-select.tsx'
import { useTranslation } from '#lib/i18n.ts'
import type { UserValues } from '../user-values.ts'

type UserFieldsProps = {
  record: RecordForm<UserValues>
  /** The types that the signed-in user may assign. */
  types: readonly Role[]
  /** True when users edit themselves, because nobody may change their own type. */
  isSelf?: boolean
}

export function UserFields({ record, types, isSelf = false }: UserFieldsProps) {
  const { t } = useTranslation()
  const { key, getInputProps: field, useWatchValue } = record.form
  const type = useWatchValue('type')
  const organizationId = useWatchValue('organizationId')
  const organization = field('organizationId')
  return (
    <FormSection>
      <TextInput key={key('name')} {...field('name')} label={t('Name')} withAsterisk />
      <TextInput key={key('email')} {...field('email')} type="email" label={t('Email')} withAsterisk />
      <PhoneInput key={key('phoneNumber')} {...field('phoneNumber')} label={t('Phone')} withAsterisk />
      <Select
        key={key('type')}
        {...field('type')}
        label={t('User type')}
        description={isSelf ? t('Nobody changes their own user type.') : undefined}
        data={types.map((value) => ({ value, label: t(roleLabels[value]) }))}
        placeholder={t('Choose')}
        allowDeselect={false}
        disabled={isSelf}
        withAsterisk
      />
      {type === 'USER' && (
        <>
          <OrganizationSelect
            key={key('organizationId')}
            {...organization}
            onChange={(chosen: string | null) => {
              organization.onChange(chosen)
              record.form.setFieldValue('siteIds', [])
            }}
            label={t('Organization')}
            description={t('They see the waste of this organization only.')}
            withAsterisk
          />
          <SitesSelect
            key={key('siteIds')}
            {...field('siteIds')}
            organizationId={organizationId}
            label={t('Sites')}
            description={t('They see these sites only; without a choice, all of them.')}
          />
        </>
      )}
    </FormSection>
  )
}
