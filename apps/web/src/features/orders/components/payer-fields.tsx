import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { FormRow } from '#components/form/form-row.tsx'
import { PhoneInput } from '#components/form/phone-input.tsx'
import { useTranslation } from '#lib/i18n.ts'

type PayerFieldsProps = { form: Pick<UseFormReturnType<never>, 'key' | 'getInputProps'> }

export function PayerFields({ form: { key, getInputProps: field } }: PayerFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        key={key('customerName')}
        {...field('customerName')}
        label={t('Name')}
        autoComplete="name"
        withAsterisk
      />
      <FormRow>
        <TextInput
          key={key('customerEmail')}
          {...field('customerEmail')}
          type="email"
          label={t('Email')}
          description={t("We'll send your receipt here.")}
          autoComplete="email"
          withAsterisk
        />
        <PhoneInput key={key('customerPhno')} {...field('customerPhno')} label={t('Phone')} withAsterisk />
      </FormRow>
    </>
  )
}
