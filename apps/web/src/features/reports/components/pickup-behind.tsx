import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { WasteTypeSwatch } from '#features/wastes/components/waste-type-swatch.tsx'
import { sumKg } from '#features/wastes/weight.ts'
import { useFormat } from '#lib/use-format.ts'
import type { TracedPickup } from '../traced-pickup.ts'
import classes from './pickups-behind.module.css'

/** When it was, and what was weighed. */
export function PickupBehind({ pickup, href }: { pickup: TracedPickup; href: string | undefined }) {
  const format = useFormat()
  const time = format.dateTime(pickup.pickUpTime)
  return (
    <li className={classes.pickup}>
      <div className={classes.head}>
        {href === undefined ? (
          <strong>{time}</strong>
        ) : (
          <Anchor component={Link} to={href} fw={600}>
            {time}
          </Anchor>
        )}
        <strong>{format.kg(sumKg(pickup.items.map(({ quantity }) => quantity)))}</strong>
      </div>
      <ul className={classes.items}>
        {pickup.items.map(({ productName, productType, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a pickup have no id, and one may be there twice
          <li key={`${productType} ${productName} ${index}`}>
            <span>
              <WasteTypeSwatch type={productType} /> {productName}
            </span>
            <span>{format.kg(quantity)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
