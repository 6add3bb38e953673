import { Text } from '@mantine/core'
import {
  type AccountSettings,
  type AccountSettingsForm,
  accountEndpoints,
  accountRoleLabels,
  accountRoles,
} from '@thant/contracts/money/accounts'
import { taxTreatmentLabels, taxTreatments } from '@thant/contracts/money/invoice-lines'
import type { ReactNode } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { useTranslation } from '#lib/i18n.ts'
import { valuesOfAccounts } from '../accounts-values.ts'

type AccountsProps = { settings: AccountSettings; onClose: () => void }

export function AccountsDialog({ isOpen, ...form }: AccountsProps & { isOpen: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={isOpen} onClose={form.onClose} title={t('Change accounts and codes')}>
      <AccountsForm {...form} />
    </Dialog>
  )
}

function AccountsForm({ settings, onClose }: AccountsProps) {
  const { t } = useTranslation()
  const record = useRecordForm({
    endpoint: accountEndpoints.change,
    initialValues: valuesOfAccounts(settings),
    saved: 'The accounts were saved.',
    onSaved: onClose,
  })
  return (
    <Form form={record} cancel={onClose} isInDialog>
      {accountRoles.map((role) => (
        <Fields key={role} label={t(accountRoleLabels[role])}>
          <TextField<AccountSettingsForm> name={`accounts.${role}.number`} label="Number" maxLength={20} />
          <TextField<AccountSettingsForm> name={`accounts.${role}.name`} label="Name" maxLength={100} />
        </Fields>
      ))}
      <Fields label={t('Tax code')} hint={t('{percent} in a code stands for the rate of the line.')}>
        {taxTreatments.map((treatment) => (
          <TextField<AccountSettingsForm>
            key={treatment}
            name={`taxCodes.${treatment}`}
            label={taxTreatmentLabels[treatment]}
            maxLength={60}
          />
        ))}
      </Fields>
    </Form>
  )
}

function Fields({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <Text fw={600}>{label}</Text>
      {hint && <Text size="sm">{hint}</Text>}
      <FormRow>{children}</FormRow>
    </section>
  )
}
