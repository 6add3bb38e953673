import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import { taxTreatmentLabels } from '@thant/contracts/money/invoice-lines'
import { priceKindLabels } from '@thant/contracts/money/price-kinds'
import type { Price } from '@thant/contracts/money/prices'
import classes from '#components/data-table/figure-table.module.css'
import { Facts } from '#components/figures/facts.tsx'
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
    from: t('From quantity'),
    price: t('Price ({{currency}})', { currency }),
    tax: t('Commercial tax'),
  }
  const hasSteps = prices.some(({ fromQuantity }) => fromQuantity > 0)
  return (
    <>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{titles.what}</th>
            {hasSteps && <th scope="col">{titles.from}</th>}
            <th scope="col">{titles.price}</th>
            <th scope="col">{titles.tax}</th>
          </tr>
        </thead>
        <tbody>
          {inGroups(prices).map((price) => (
            <tr key={[price.kind, price.wayType, price.wasteType, price.fromQuantity].join(' ')}>
              <th scope="row">{whatFor(price, t)}</th>
              {hasSteps && <td data-label={titles.from}>{format.number(price.fromQuantity)}</td>}
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
    </>
  )
}

const kinds = priceGroups.flatMap((group) => [...group.kinds])

/** Steps follow each other, whatever was between them when they were entered. */
function inGroups(prices: readonly Shown[]): Shown[] {
  const placeOf = ({ kind, wayType, wasteType }: Shown) => [wayType ?? '', wasteType ?? '', kind].join(' ')
  return prices.toSorted(
    (one, other) =>
      kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
      placeOf(one).localeCompare(placeOf(other)) ||
      one.fromQuantity - other.fromQuantity,
  )
}

function whatFor({ kind, wayType, wasteType }: Shown, t: ReturnType<typeof useTranslation>['t']): string {
  const only = [
    ...(wayType === null ? [] : [t(wayType)]),
    ...(wasteType === null ? [] : [t(wasteTypeLabels[wasteType])]),
  ]
  return [t(priceKindLabels[kind]), ...only].join(' · ')
}
