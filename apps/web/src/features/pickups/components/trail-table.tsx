import { Anchor, Skeleton, Stack, Text } from '@mantine/core'
import { pickupEndpoints } from '@thant/contracts/pickups'
import { Link } from 'react-router'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { WasteTypeBadge } from '#features/wastes/components/waste-type-badge.tsx'
import { sumKg } from '#features/wastes/weight.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'
import { lastDayOf } from '#lib/zoned-time.ts'
import { type Trail, type TrailLine, trailLines } from '../paper-trail.ts'
import classes from './trail-table.module.css'

type TrailTableProps = { organizationId: string; trail: Trail; pickupHref?: (pickupId: string) => string }

/** Every weighed item behind a figure as it is today, with the sum that the figure is. */
export function TrailTable({ organizationId, trail, pickupHref }: TrailTableProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { months, counts, measure } = trail
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const query = { include: 'items' as const, from: `${first}-01`, to: lastDayOf(last) }
  const asked = useEndpoint(pickupEndpoints.ofOrganization, { params: { organizationId }, query })
  if (asked.isError) return <FailedState error={asked.error} onRetry={() => void asked.refetch()} />
  if (!asked.data) return <LinesSkeleton />
  const lines = trailLines(asked.data.data, counts)
  if (lines.length === 0) return <Text c="dimmed">{t('No pickup stands behind this figure.')}</Text>
  const pickups = new Set(lines.map(({ pickupId }) => pickupId)).size
  return (
    <div className={classes.trail}>
      <Text c="dimmed">
        {t('Total of {{count}} pickups', { count: pickups, replace: { count: format.number(pickups) } })}
      </Text>
      <table className={classes.table} aria-label={trail.title}>
        <thead>
          <tr>
            <th>{t('Date')}</th>
            <th>{t('Item')}</th>
            <th className={classes.type}>{t('Waste type')}</th>
            <th>{t('Weight (kg)')}</th>
            {measure && <th>{measure.label}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a pickup have no id, and one may be there twice
            <tr key={`${line.pickupId} ${index}`}>
              <th scope="row">
                <Day line={line} pickupHref={pickupHref} />
              </th>
              <td>{line.item.productName}</td>
              <td className={classes.type}>
                <WasteTypeBadge type={line.item.productType} />
              </td>
              <td>{format.weight(line.item.quantity)}</td>
              {measure && <td>{measure.write(measure.of(line.item))}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('Total')}</th>
            <td />
            <td className={classes.type} />
            <td>{format.weight(sumKg(lines.map(({ item }) => item.quantity)))}</td>
            {measure && <td>{measure.write(lines.reduce((sum, { item }) => sum + measure.of(item), 0))}</td>}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Day({ line, pickupHref }: { line: TrailLine; pickupHref?: (pickupId: string) => string }) {
  const format = useFormat()
  const day = format.date(line.pickUpTime)
  if (!pickupHref) return day
  return (
    <Anchor component={Link} to={pickupHref(line.pickupId)}>
      {day}
    </Anchor>
  )
}

function LinesSkeleton() {
  return (
    <Stack gap="sm" aria-hidden>
      <Skeleton height={14} width="30%" />
      <Skeleton height={14} />
      <Skeleton height={14} />
      <Skeleton height={14} />
    </Stack>
  )
}
