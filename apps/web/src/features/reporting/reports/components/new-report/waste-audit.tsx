import { Anchor, Card, Skeleton, Title } from '@mantine/core'
import { useId } from 'react'
import { generatePath, Link } from 'react-router'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { FailedState } from '#components/feedback/failed-state.tsx'
import type { SourcePickup } from '#features/materials/drilldown/source-pickups.ts'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './waste-audit.module.css'

type WasteAuditProps = {
  pickups: readonly SourcePickup[] | undefined
  error: { reason: unknown; onRetry: () => void } | null
}

export function WasteAudit({ pickups, error }: WasteAuditProps) {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <Card component="section" className={classes.audit}>
      <Title order={2} id={headingId}>
        {t('Waste audit')}
      </Title>
      {error ? (
        <FailedState error={error.reason} onRetry={error.onRetry} />
      ) : pickups === undefined ? (
        <Skeleton height={240} />
      ) : pickups.length === 0 ? (
        <EmptyState title={t('No Data')} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        <section className={classes.scroll} tabIndex={0} aria-labelledby={headingId}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('Pickup date')}</th>
                <th scope="col">{t('Item name')}</th>
                <th scope="col">{t('Waste type')}</th>
                <th scope="col">{t('Quantity (kg)')}</th>
              </tr>
            </thead>
            {pickups.map((pickup) => (
              <PickupRows key={pickup._id} pickup={pickup} />
            ))}
          </table>
        </section>
      )}
    </Card>
  )
}

function PickupRows({ pickup }: { pickup: SourcePickup }) {
  const format = useFormat()
  return (
    <tbody>
      {pickup.items.map(({ productName, productType, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a pickup have no id, and one may be there twice
        <tr key={`${productType} ${productName} ${index}`}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={pickup.items.length}>
              <Anchor component={Link} to={generatePath(paths.pickupEdit, { logisticsId: pickup._id })}>
                {format.date(pickup.pickUpTime)}
              </Anchor>
            </th>
          )}
          <td>{productName}</td>
          <td>
            <WasteTypeBadge type={productType} />
          </td>
          <td>{format.weight(quantity)}</td>
        </tr>
      ))}
    </tbody>
  )
}
