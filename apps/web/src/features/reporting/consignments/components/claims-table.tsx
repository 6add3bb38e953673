import { Anchor, Button, Group } from '@mantine/core'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { ClaimTotal, MassBalanceClaim, MassBalanceClaims } from '@thant/contracts/reporting/mass-balance'
import { useState } from 'react'
import { Link } from 'react-router'
import classes from '#components/data-table/figure-table.module.css'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { licenceWarningBadges } from '#features/materials/destinations/licence-badges.ts'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { lastDayOf } from '#lib/zoned-time.ts'
import { claimStateBadges, landfillBadge } from '../claim-state.ts'

type ClaimsTableProps = { claims: MassBalanceClaims; range: MonthRange }

/**
 * A type with its total, and its destinations beneath. Every figure leads to the loads or the profiles behind it. A
 * phone begins with the rows that do not agree.
 */
export function ClaimsTable({ claims, range }: ClaimsTableProps) {
  const { t } = useTranslation()
  const isPhone = useIsNarrow(48)
  const [isWhole, setIsWhole] = useState(false)
  const isFolded = isPhone && !isWhole
  const rows = isFolded ? claims.rows.filter(({ state }) => state !== 'agrees') : claims.rows
  const totals = claims.totals.filter(({ wasteType }) => rows.some((row) => row.wasteType === wasteType))
  return (
    <>
      {rows.length > 0 && <Rows claims={{ rows, totals }} range={range} />}
      {isFolded && rows.length < claims.rows.length && (
        <Button variant="default" onClick={() => setIsWhole(true)}>
          {t('Show all {{count}}', { count: claims.rows.length })}
        </Button>
      )}
    </>
  )
}

function Rows({ claims: { rows, totals }, range }: ClaimsTableProps) {
  const { t } = useTranslation()
  const columns = [t('Claimed'), t('Shipped'), t('With slip'), t('Difference')]
  return (
    <table className={classes.table} aria-label={t('Where it went: profiles and loads')}>
      <thead>
        <tr>
          {[t('Waste type and destination'), ...columns, t('State')].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {totals.map((total) => (
        <tbody key={total.wasteType}>
          <tr>
            <th scope="rowgroup" className={classes.group}>
              <WasteTypeBadge type={total.wasteType} />
            </th>
            <Weights row={total} range={range} isTotal />
            <td />
          </tr>
          {rows
            .filter(({ wasteType }) => wasteType === total.wasteType)
            .map((row) => (
              <tr key={row.destination?._id ?? ''}>
                <th scope="row" className={classes.beneath}>
                  {row.destination?.name ?? t('Destination not recorded')}
                </th>
                <Weights row={row} range={range} />
                <td data-label={t('State')}>
                  <Group component="span" gap={6} justify="flex-end">
                    {row.isDoubtful && <StatusBadge badge={landfillBadge} />}
                    {row.licenceDoubts.map((warning) => (
                      <StatusBadge key={warning} badge={licenceWarningBadges[warning]} />
                    ))}
                    <StatusBadge badge={claimStateBadges[row.state]} />
                  </Group>
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}

type WeightsProps = { row: MassBalanceClaim | ClaimTotal; range: MonthRange; isTotal?: boolean }

function Weights({ row, range, isTotal = false }: WeightsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const destination = 'destination' in row ? row.destination : null
  const whose = [t(wasteTypeLabels[row.wasteType]), destination?.name].filter(Boolean).join(', ')
  const loads = {
    from: `${range.from}-01`,
    to: lastDayOf(range.to),
    wasteType: row.wasteType,
    ...(destination && { destination: destination._id }),
  }
  const loadsHref = addressOf(paths.consignments, loads)
  const figures = [
    [t('Claimed'), row.claimedKg, addressOf(paths.treatmentProfiles, { wasteType: row.wasteType })],
    [t('Shipped'), row.consignedKg, loadsHref],
    [t('With slip'), row.withSlipKg, addressOf(paths.consignments, { ...loads, hasSlip: 'true' })],
    [t('Difference'), row.differenceKg, loadsHref],
  ] as const
  return figures.map(([title, kilograms, href]) => (
    <td key={title} data-label={title} className={isTotal ? classes.total : undefined}>
      {kilograms === 0 ? (
        '–'
      ) : (
        <Anchor
          component={Link}
          to={href}
          inherit
          c="inherit"
          underline="always"
          aria-label={`${title}: ${whose}, ${format.kg(kilograms)}`}
        >
          {format.weight(kilograms)}
        </Anchor>
      )}
    </td>
  ))
}

function addressOf(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`
}
