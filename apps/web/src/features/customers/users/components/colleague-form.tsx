import { Text } from '@mantine/core'
import { colleagueEndpoints } from '@thant/contracts/customers/colleagues'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'

const nobody = { name: '', email: '', phoneNumber: '' }
type ColleagueValues = typeof nobody

/** Asks the office, because only staff add users. */
export function ColleagueForm({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: colleagueEndpoints.request,
    params: { organizationId },
    initialValues: nobody,
    saved: 'We have your request. Our office answers by email.',
    onSaved: onClose,
  })
  return (
    <Form form={record} submit={t('Send the request')} cancel={onClose} isInDialog>
      <Text>
        {t('Our office adds your colleague, who gets an email to choose a password, and answers you by email.')}
      </Text>
      <TextField<ColleagueValues> name="name" label="Name" data-autofocus />
      <TextField<ColleagueValues> name="email" type="email" label="Email" />
      <PhoneField<ColleagueValues> name="phoneNumber" label="Phone" />
    </Form>
  )
}
