import { Button } from '@mantine/core'
import { invoiceEndpoints } from '@thant/contracts/money/invoices'
import { TextField } from '#components/fields/text-fields.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { InvoiceValues } from '../../invoice-values.ts'

/** Suggests the next number in sequence; when a number is taken, a click replaces it by the next free one. */
export function InvoiceNumberField({ record }: { record: RecordForm<InvoiceValues> }) {
  const { t } = useTranslation()
  const { errors, setFieldValue } = record.form
  const isRefused = record.failures > 0 && errors.invoiceNo !== undefined
  const result = useEndpoint(invoiceEndpoints.nextNumber, {}, { enabled: isRefused, staleTime: 0 })
  const next = result.isFetching ? undefined : result.data?.data.invoiceNo
  return (
    <div>
      <TextField<InvoiceValues>
        name="invoiceNo"
        label="Invoice No"
        hint="The next one in sequence, unless you write another."
      />
      {isRefused && next !== undefined && (
        <Button variant="light" size="xs" mt={8} onClick={() => setFieldValue('invoiceNo', next)}>
          {t('Use {{invoiceNo}}', { invoiceNo: next })}
        </Button>
      )}
    </div>
  )
}
