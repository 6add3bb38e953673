import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { billingRunEndpoints } from '@thant/contracts/money/billing-runs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#components/feedback/dialog.tsx'
import { notifyError } from '#components/feedback/notify.ts'
import { MonthPicker } from '#components/pickers/month-picker.tsx'
import { OrganizationSelect } from '#features/customers/organizations/components/organization-select.tsx'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { runHref } from '../run-href.ts'

/** Proposes the latest month that is over and was not billed yet. */
export function BillMonthButton() {
  const { t } = useTranslation()
  const mayBill = useCan()('billing:change')
  const [isOpen, setIsOpen] = useState(false)
  const next = useEndpoint(billingRunEndpoints.next, {}, { enabled: mayBill }).data?.data
  if (!mayBill) return null
  const proposed = next?.month ?? null
  return (
    <>
      <Button
        leftSection={<IconFileInvoice size={16} aria-hidden />}
        disabled={proposed === null}
        onClick={() => setIsOpen(true)}
      >
        {t('Bill a month')}
      </Button>
      {proposed !== null && (
        <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('Bill a month')}>
          <MonthForm proposed={proposed} first={next?.first ?? undefined} last={next?.last} />
        </Dialog>
      )}
    </>
  )
}

type MonthFormProps = { proposed: string; first: string | undefined; last: string | undefined }

function MonthForm({ proposed, first, last }: MonthFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [month, setMonth] = useState(proposed)
  const [organization, setOrganization] = useState<string | null>(null)
  const draft = useWrite(billingRunEndpoints.create)
  const begin = () =>
    draft.mutateAsync({ body: { month, ...(organization !== null && { organizations: [organization] }) } }).then(
      ({ data }) => void navigate(runHref(data)),
      (error: unknown) => notifyError(error, t),
    )
  return (
    <Stack>
      <MonthPicker label={t('Month')} value={month} onChange={setMonth} min={first} max={last} />
      <OrganizationSelect
        label={t('Only this customer')}
        placeholder={t('All customers')}
        value={organization}
        onChange={setOrganization}
      />
      <Text c="dimmed" size="sm">
        {organization === null
          ? t('Drafts are made for all customers whose billing cycle ends with this month. Nothing is sent yet.')
          : t('This customer is billed for its cycle so far. Nothing is sent yet.')}
      </Text>
      <Group justify="end">
        <Button loading={draft.isPending} onClick={() => void begin()}>
          {t('Show the drafts')}
        </Button>
      </Group>
    </Stack>
  )
}
