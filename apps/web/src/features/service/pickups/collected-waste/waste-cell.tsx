import type { PickupItem } from '@thant/contracts/service/pickup-items'
import type { Format } from '@thant/i18n/format'
import { Figure } from '#components/figures/figure.tsx'
import { weightOf } from './collected-waste.ts'
import classes from './collected-waste-table.module.css'

type WasteCellProps = {
  items: readonly PickupItem[]
  format: Format
  unit: string
  /** Shows the items from the start, as they are what a search found. */
  isOpen: boolean
}

/** The weight of one waste type of a pickup, which unfolds its items. */
export function WasteCell({ items, format, unit, isOpen }: WasteCellProps) {
  return (
    <details className={classes.cell} open={isOpen}>
      <summary>
        <strong>
          <Figure value={format.weight(weightOf(items))} unit={unit} />
        </strong>
      </summary>
      <ul>
        {items.map(({ productName, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a pickup have no id, and two may be the same
          <li key={`${productName} ${index}`}>
            <span>{productName}</span>
            <span>{format.weight(quantity)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
