import type { InvoiceTax } from '@thant/contracts/money/invoice-lines'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './totals-list.module.css'

type TotalsListProps = {
  /** What is to be paid, with the tax. */
  amount: number
  taxes: readonly InvoiceTax[]
  currency: string
  /** The document of an exemption. */
  taxExemption: string | null
}

export function TotalsList({ amount, taxes, currency, taxExemption }: TotalsListProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const added = taxes.filter(({ isIncluded }) => !isIncluded)
  const subtotal = amount - added.reduce((sum, { tax }) => sum + tax, 0)
  const labelOf = ({ percent, isIncluded, base }: InvoiceTax) =>
    t(isIncluded ? 'Including commercial tax {{percent}}% of {{base}}' : 'Commercial tax {{percent}}% of {{base}}', {
      percent: format.number(percent),
      base: format.money(base, currency),
    })
  return (
    <dl className={classes.totals} aria-label={t('Total')}>
      {added.length > 0 && <Total label={t('Subtotal')} value={format.money(subtotal, currency)} />}
      {taxes.map((tax) => (
        <Total key={String(tax.isIncluded)} label={labelOf(tax)} value={format.money(tax.tax, currency)} />
      ))}
      {taxExemption !== null && (
        <Total label={t('Exempt from commercial tax: {{document}}', { document: taxExemption })} value="" />
      )}
      <Total label={t('Total')} value={<strong>{format.money(amount, currency)}</strong>} />
    </dl>
  )
}

function Total({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
