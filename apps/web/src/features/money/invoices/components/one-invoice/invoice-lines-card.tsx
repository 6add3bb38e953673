import { Anchor } from '@mantine/core'
import { taxTreatmentLabels } from '@thant/contracts/money/invoice-lines'
import type { InvoiceRecord } from '@thant/contracts/money/invoices'
import { moneyPaths } from '@thant/contracts/money-paths'
import { Fragment } from 'react'
import { Link } from 'react-router'
import classes from '#components/data-table/figure-table.module.css'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { reachOf } from '#lib/visitor/access.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { useMe } from '#lib/visitor/session.ts'
import { quantityText } from '../../quantity-text.ts'
import { AnnexButtons } from './annex-buttons.tsx'
import { TotalsList } from './totals-list.tsx'

/** The lines of an invoice by site, with the tax; nothing for an invoice of one amount, which says it in its head. */
export function InvoiceLinesCard({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation()
  const reach = reachOf(useMe(), 'charges:list')
  const { lines, taxes, amount, currency, taxExemption } = invoice
  if (lines.some(({ taxTreatment }) => taxTreatment === null)) return null
  const bySite = [...Map.groupBy(lines, ({ site }) => site?.name ?? null)]
  const heads = [t('Quantity'), t('Unit price'), ...(taxes.length > 0 ? [t('Commercial tax')] : []), t('Amount')]
  return (
    <SectionCard
      title={t('Lines')}
      tools={reach !== undefined && lines.some(({ charges }) => charges > 0) && <AnnexButtons invoice={invoice} />}
    >
      <table className={classes.table} aria-label={t('Lines')}>
        <thead>
          <tr>
            <th scope="col">{t('Description')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bySite.map(([site, ofSite]) => (
            <Fragment key={site}>
              {site !== null && (
                <tr>
                  <th scope="rowgroup" colSpan={heads.length + 1} lang={languageOf(siteName(site, t))}>
                    {siteName(site, t)}
                  </th>
                </tr>
              )}
              {ofSite.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued invoice never move
                <Line key={index} line={line} invoice={invoice} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <TotalsList amount={amount} taxes={taxes} currency={currency} taxExemption={taxExemption} />
    </SectionCard>
  )
}

type LineProps = { line: InvoiceRecord['lines'][number]; invoice: InvoiceRecord }

function Line({ line, invoice: { _id, currency, taxes } }: LineProps) {
  const { t } = useTranslation()
  const reach = reachOf(useMe(), 'charges:list')
  const format = useFormat()
  const { description, quantity, unit, unitPrice, taxTreatment, amount, charges } = line
  return (
    <tr>
      <th scope="row" lang={languageOf(description)}>
        {description}
        {charges > 0 && reach !== undefined && (
          <Anchor
            component={Link}
            to={`${reach === 'own' ? moneyPaths.ownCharges : moneyPaths.charges}?invoice=${_id}`}
            display="block"
            size="sm"
          >
            {t('Charges: {{count}}', { count: format.number(charges) })}
          </Anchor>
        )}
      </th>
      <td data-label={t('Quantity')}>{quantityText(quantity, unit, t)}</td>
      <td data-label={t('Unit price')}>{format.unitPrice(unitPrice, currency)}</td>
      {taxes.length > 0 && (
        <td data-label={t('Commercial tax')}>{taxTreatment === null ? '' : t(taxTreatmentLabels[taxTreatment])}</td>
      )}
      <td data-label={t('Amount')}>{format.amount(amount, currency)}</td>
    </tr>
  )
}
