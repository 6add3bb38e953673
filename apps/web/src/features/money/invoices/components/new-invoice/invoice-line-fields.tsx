import { lineUnitLabels, maxInvoiceLines, taxTreatmentLabels } from '@thant/contracts/money/invoice-lines'
import { ChoiceField } from '#components/fields/choice-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { EntryLines } from '#components/form/entry-lines.tsx'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { SiteField } from '#features/customers/sites/components/site-select.tsx'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { useTranslation } from '#lib/i18n.ts'
import { isBlankLine, lineAfter } from '../../invoice-line-values.ts'
import type { InvoiceValues } from '../../invoice-values.ts'
import classes from './invoice-line-fields.module.css'
import { TypedTotals } from './typed-totals.tsx'

/** The lines of a new invoice, and what they come to while they are typed. */
export function InvoiceLineFields({ record }: { record: RecordForm<InvoiceValues> }) {
  const { t } = useTranslation()
  const { form } = record
  const lines = form.useWatchValue('lines')
  const organizationId = form.useWatchValue('organization')
  const hasSites = useSites(organizationId).length > 1
  return (
    <>
      <EntryLines
        label={t('Lines')}
        path="lines"
        error={form.errors.lines}
        head={[]}
        lineClass={classes.line}
        count={lines.length}
        addLabel={t('Add a line')}
        onInsert={(index) => {
          if (lines.length >= maxInvoiceLines) return
          form.clearFieldError('lines')
          form.insertListItem('lines', lineAfter(form.getValues().lines[index - 1]), index)
        }}
        removeLabel={(index) => t('Remove line {{number}}', { number: index + 1 })}
        onRemove={(index) => form.removeListItem('lines', index)}
        isBlank={(index) => isBlankLine(form.getValues().lines[index])}
      >
        {(index) => <LineFields index={index} organizationId={hasSites ? organizationId : null} />}
      </EntryLines>
      <TypedTotals form={form} />
    </>
  )
}

/** `organizationId` is null where the customer has one site alone. */
function LineFields({ index, organizationId }: { index: number; organizationId: string | null }) {
  const { t } = useTranslation()
  const number = index + 1
  return (
    <>
      <TextField<InvoiceValues>
        name={`lines.${index}.description`}
        label="Description"
        aria-label={t('Description of line {{number}}', { number })}
        autoComplete="off"
        className={classes.description}
      />
      <TextField<InvoiceValues>
        name={`lines.${index}.quantity`}
        label="Quantity"
        aria-label={t('Quantity of line {{number}}', { number })}
        inputMode="decimal"
        autoComplete="off"
        className={classes.quantity}
      />
      <ChoiceField<InvoiceValues>
        name={`lines.${index}.unit`}
        label="Unit"
        aria-label={t('Unit of line {{number}}', { number })}
        labels={lineUnitLabels}
        allowDeselect={false}
        className={classes.unit}
      />
      <TextField<InvoiceValues>
        name={`lines.${index}.unitPrice`}
        label="Unit price"
        aria-label={t('Unit price of line {{number}}', { number })}
        inputMode="decimal"
        autoComplete="off"
        className={classes.unitPrice}
      />
      <ChoiceField<InvoiceValues>
        name={`lines.${index}.taxTreatment`}
        label="Commercial tax"
        aria-label={t('Commercial tax of line {{number}}', { number })}
        labels={taxTreatmentLabels}
        allowDeselect={false}
        className={classes.tax}
      />
      {organizationId !== null && (
        <SiteField<InvoiceValues>
          name={`lines.${index}.site`}
          organizationId={organizationId}
          label="Site"
          aria-label={t('Site of line {{number}}', { number })}
          clearable
          className={classes.site}
        />
      )}
    </>
  )
}
