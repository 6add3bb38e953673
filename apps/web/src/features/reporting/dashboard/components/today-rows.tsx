import type { PickupRow } from '@thant/contracts/service/pickups'
import { generatePath, Link } from 'react-router'
import { PickupMarks } from '#features/service/pickups/components/pickup-marks.tsx'
import { PickupStatusBadge } from '#features/service/pickups/components/pickup-status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import { reachOf } from '#lib/visitor/access.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { useMe } from '#lib/visitor/session.ts'
import classes from './today-schedule.module.css'

type TodayRowsProps = {
  label: string
  rows: readonly PickupRow[]
  /** Number of rows on the previous pages. */
  before: number
}

/** A row is blue for wayType Dry and green for Organic, and also says so in text (docs/specification.md 2.6-11). */
export function TodayRows({ label, rows, before }: TodayRowsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const canOpen = reachOf(useMe(), 'pickups:read') === 'any'
  const fromHere = useReturnState()
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('No.')}</th>
          <th scope="col">{t('Organization Name')}</th>
          <th scope="col">{t('Pick Up Time')}</th>
          <th scope="col">{t('Status')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ _id, organizationId: { name }, pickUpTime, status, wayType, marks }, index) => (
          <tr key={_id} data-way={wayType ?? undefined}>
            <td>{format.number(before + index + 1)}</td>
            <td>
              <span className={classes.name} lang={languageOf(name)}>
                {canOpen ? (
                  <Link to={generatePath(paths.pickupEdit, { logisticsId: _id })} state={fromHere}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span className={classes.facts}>
                {wayType !== null && t(wayType)}
                <PickupMarks marks={marks} />
              </span>
            </td>
            <td className={classes.time}>{format.time(pickUpTime)}</td>
            <td>
              <PickupStatusBadge status={status} pickUpTime={pickUpTime} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
