import type { PickupItem } from '@thant/contracts/pickups'
import type { Format } from '@thant/i18n/format'
import { Figure } from '#components/figures/figure.tsx'
import { weightOf } from './collected-waste.ts'
import classes from './collected-waste-table.module.css'

type WasteCellProps = { items: readonly PickupItem[]; format: Format; unit: string }

export function WasteCell({ items, format, unit }: WasteCellProps) {
  return (
    <div className={classes.cell}>
      <strong>
        <Figure value={format.weight(weightOf(items))} unit={unit} />
      </strong>
      <ul>
        {items.map(({ productName, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a pickup have no id, and two may be the same
          <li key={`${productName} ${index}`}>
            <span>{productName}</span>
            <span>{format.weight(quantity)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
