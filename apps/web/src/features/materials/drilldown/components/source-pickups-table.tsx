import { Anchor } from '@mantine/core'
import { weightDecimals } from '@thant/i18n/decimals'
import { Link } from 'react-router'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { pickupHref } from '#lib/links/pickup-href.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useProgressiveRows } from '#lib/use-progressive-rows.ts'
import { useMe } from '#lib/visitor/session.ts'
import type { Measure } from '../drilldown.ts'
import type { SourcePickup } from '../source-pickups.ts'
import classes from './source-pickups-table.module.css'

type SourcePickupsTableProps = {
  label: string
  /** Whose pickups they are, where that is known. */
  organizationId: string | undefined
  pickups: readonly SourcePickup[]
  weightKg: number
  measure: Measure | undefined
}

/** Lists the weighed items below the day of their pickup, with a sum that equals the figure. */
export function SourcePickupsTable({ label, organizationId, pickups, weightKg, measure }: SourcePickupsTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const shown = useProgressiveRows(pickups)
  const items = pickups.flatMap((pickup) => pickup.items)
  const decimals = weightDecimals([...items.map(({ quantity }) => quantity), weightKg])
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('Item')}</th>
          <th scope="col">{t('Weight (kg)')}</th>
          {measure && <th scope="col">{measure.label}</th>}
        </tr>
      </thead>
      {shown.map((pickup) => (
        <PickupRows
          key={pickup._id}
          pickup={pickup}
          decimals={decimals}
          measure={measure}
          organizationId={organizationId}
        />
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t('Total')}</th>
          <td>{format.number(weightKg, decimals)}</td>
          {measure && <td>{measure.write(measure.of(items))}</td>}
        </tr>
      </tfoot>
    </table>
  )
}

type PickupRowsProps = {
  pickup: SourcePickup
  decimals: number
  measure: Measure | undefined
  organizationId: string | undefined
}

function PickupRows({ pickup, decimals, measure, organizationId }: PickupRowsProps) {
  const format = useFormat()
  const href = pickupHref(pickup, useMe(), { organizationId, timeZone: useCompanyTimeZone() })
  const { pickUpTime, place } = pickup
  const day = place === undefined ? format.date(pickUpTime) : `${format.date(pickUpTime)} · ${place}`
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={measure ? 3 : 2}>
          {href ? (
            <Anchor component={Link} to={href}>
              {day}
            </Anchor>
          ) : (
            day
          )}
        </th>
      </tr>
      {pickup.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a pickup have no id, and one may be there twice
        <tr key={`${item.productType} ${item.productName} ${index}`}>
          <td>
            {item.productName}
            <small>
              <WasteTypeBadge type={item.productType} />
              {item.note && ` · ${item.note}`}
            </small>
          </td>
          <td>{format.number(item.quantity, decimals)}</td>
          {measure && <td>{measure.write(measure.of([item]))}</td>}
        </tr>
      ))}
    </tbody>
  )
}
