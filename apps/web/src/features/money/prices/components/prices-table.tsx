import { Stack } from '@mantine/core'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { taxTreatmentLabels } from '@thant/contracts/money/invoice-lines'
import { priceKindLabels, unitOfKind } from '@thant/contracts/money/price-kinds'
import type { Price } from '@thant/contracts/money/prices'
import type { Translate } from '@thant/i18n/translation-key'
import classes from '#components/data-table/figure-table.module.css'
import { Facts } from '#components/figures/facts.tsx'
import { quantityText } from '#features/money/invoices/quantity-text.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { priceGroups } from '../price-values.ts'
import { usePriceText } from '../use-price-text.ts'

type Shown = Omit<Price, 'indexName' | 'indexPercent'> & Partial<Pick<Price, 'indexName' | 'indexPercent'>>

type PricesTableProps = {
  label: string
  prices: readonly Shown[]
  currency: string
  /** Whom the table is for. */
  isOwn?: boolean
  minimumPerPickup?: number | null
  minimumPerMonth?: number | null
}

/** Prices by what is priced, each step on a line of its own. */
export function PricesTable({ label, prices, currency, isOwn = false, ...minimums }: PricesTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const write = usePriceText()
  const { minimumPerPickup = null, minimumPerMonth = null } = minimums
  const titles = {
    what: t('For'),
    price: t('Price ({{currency}})', { currency }),
    tax: t('Commercial tax'),
  }
  const rows = inGroups(prices)
  return (
    <Stack gap="md">
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{titles.what}</th>
            <th scope="col">{titles.price}</th>
            <th scope="col">{titles.tax}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((price, index) => (
            <tr key={[price.kind, price.wayType, price.wasteType, price.fromQuantity].join(' ')}>
              <th scope="row">{[...whatFor(price, t), ...stepOf(price, rows[index + 1], t)].join(' · ')}</th>
              <td data-label={titles.price}>
                {write({ ...price, currency })}
                {price.isRebate && (
                  <span className={classes.part}> {t(isOwn ? 'Paid to you' : 'Paid to the customer')}</span>
                )}
              </td>
              <td data-label={titles.tax}>{t(taxTreatmentLabels[price.taxTreatment])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(minimumPerPickup ?? minimumPerMonth) !== null && (
        <Facts
          facts={[
            ...(minimumPerPickup === null
              ? []
              : [{ label: t('Minimum per pickup'), value: format.money(minimumPerPickup, currency) }]),
            ...(minimumPerMonth === null
              ? []
              : [{ label: t('Minimum per month'), value: format.money(minimumPerMonth, currency) }]),
          ]}
        />
      )}
    </Stack>
  )
}

const kinds = priceGroups.flatMap((group) => [...group.kinds])

/** Steps follow each other, whatever was between them when they were entered. */
function inGroups(prices: readonly Shown[]): Shown[] {
  return prices.toSorted(
    (one, other) =>
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
      placeOf(one).localeCompare(placeOf(other)) ||
      one.fromQuantity - other.fromQuantity,
  )
}

function placeOf({ kind, wayType, wasteType }: Shown): string {
  return [wayType ?? '', wasteType ?? '', kind].join(' ')
}

/** The whole quantity costs the price of its step, so that the lowest one says until where it reaches. */
function stepOf(price: Shown, next: Shown | undefined, t: Translate): string[] {
  const written = (count: number) => quantityText(count, unitOfKind[price.kind], t)
  if (price.fromQuantity > 0) return [t('from {{quantity}}', { quantity: written(price.fromQuantity) })]
  return next !== undefined && placeOf(next) === placeOf(price)
    ? [t('below {{quantity}}', { quantity: written(next.fromQuantity) })]
    : []
}

function whatFor({ kind, wayType, wasteType }: Shown, t: Translate): string[] {
  return [
    t(priceKindLabels[kind]),
    ...(wayType === null ? [] : [t(wayType)]),
    ...(wasteType === null ? [] : [t(wasteTypeLabels[wasteType])]),
  ]
}
