import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { organizationInvoiceEndpoints } from '@thant/contracts/money/invoices'
import { type FormEvent, useState } from 'react'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import { Dialog } from '#components/feedback/dialog.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { DayPicker } from '#components/pickers/day-picker.tsx'
import { isDay } from '#components/pickers/parse-day.ts'
import { useTranslation } from '#lib/i18n.ts'

export function StatementButton({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setIsOpen(true)}>
        {t('Statement')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('Statement of account')}>
        <StatementForm organizationId={organizationId} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function StatementForm({ organizationId, onDone }: { organizationId: string; onDone: () => void }) {
  const { t, language } = useTranslation()
  const download = useFileDownload()
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const isBackwards = from !== null && to !== null && to < from
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isUnderstood = [from, to].every((day) => day === null || isDay(day))
    if (isBackwards || !isUnderstood) return
    onDone()
    void download({
      endpoint: organizationInvoiceEndpoints.statement,
      params: { organizationId },
      query: { language, from: from ?? undefined, to: to ?? undefined },
      name: 'statement.pdf',
      isDocument: true,
    })
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text c="dimmed">{t('Everything billed and paid, line by line. Leave the dates empty for all time.')}</Text>
        <FormRow>
          <DayPicker label={t('From')} value={from} onChange={setFrom} />
          <DayPicker
            label={t('To')}
            value={to}
            onChange={setTo}
            error={isBackwards ? t('Ends before it starts') : undefined}
          />
        </FormRow>
        <Group>
          {/* Focusing a date field would open its calendar over the buttons. */}
          <Button type="submit" data-autofocus>
            {t('Download PDF')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
