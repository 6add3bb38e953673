import { Anchor, Button, Group } from '@mantine/core'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { ClaimTotal, MassBalanceClaim, MassBalanceClaims } from '@thant/contracts/reporting/mass-balance'
import type { Translate } from '@thant/i18n/translation-key'
import { useState } from 'react'
import { Link } from 'react-router'
import classes from '#components/data-table/figure-table.module.css'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { licenceWarningBadges } from '#features/materials/destinations/licence-badges.ts'
import { WasteTypeBadge } from '#features/materials/wastes/components/waste-type-badge.tsx'
import { lastDayOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import { claimStateBadges, landfillBadge } from '../claim-state.ts'

type ClaimsTableProps = { claims: MassBalanceClaims; range: MonthRange }

/**
 * A type with its total, and its destinations beneath. Every figure leads to the loads or the profiles behind it. Of
 * what agrees, a phone begins with what was shipped alone.
 */
export function ClaimsTable({ claims: { rows, totals }, range }: ClaimsTableProps) {
  const { t } = useTranslation()
  const isPhone = useIsNarrow(48)
  const [isWhole, setIsWhole] = useState(false)
  const isShort = isPhone && !isWhole
  return (
    <>
      <table className={classes.table} aria-label={t('Where it went: profiles and loads')}>
        <thead>
          <tr>
            {headsOf(t).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {totals.map((total) => (
          <TypeRows
            key={total.wasteType}
            total={total}
            rows={rows.filter(({ wasteType }) => wasteType === total.wasteType)}
            range={range}
            isShort={isShort}
          />
        ))}
      </table>
      {isShort && (
        <Button variant="default" onClick={() => setIsWhole(true)}>
          {t('Show all figures')}
        </Button>
      )}
    </>
  )
}

function headsOf(t: Translate): string[] {
  return [t('Waste type and destination'), t('Claimed'), t('Shipped'), t('With slip'), t('Difference'), t('State')]
}

type TypeRowsProps = {
  total: ClaimTotal
  rows: readonly MassBalanceClaim[]
  range: MonthRange
  /** Leaves out the figures that prove what agrees. */
  isShort: boolean
}

function TypeRows({ total, rows, range, isShort }: TypeRowsProps) {
  const { t } = useTranslation()
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className={classes.group}>
          <WasteTypeBadge type={total.wasteType} />
        </th>
        <Weights row={total} range={range} isTotal isShort={isShort} />
        {!isShort && <td />}
      </tr>
      {rows.map((row) => (
        <tr key={row.destination?._id ?? ''}>
          <th scope="row" className={classes.beneath}>
            {row.destination?.name ?? t('Destination not recorded')}
          </th>
          <Weights row={row} range={range} isShort={isShort && isSettled(row)} />
          {!(isShort && isSettled(row)) && (
            <td data-label={t('State')}>
              <Group component="span" gap={6} justify="flex-end">
                {row.isDoubtful && <StatusBadge badge={landfillBadge} />}
                {row.licenceDoubts.map((warning) => (
                  <StatusBadge key={warning} badge={licenceWarningBadges[warning]} />
                ))}
                <StatusBadge badge={claimStateBadges[row.state]} />
              </Group>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}

/** Nothing of it asks to be looked at. */
function isSettled({ state, isDoubtful, licenceDoubts }: MassBalanceClaim): boolean {
  return state === 'agrees' && !isDoubtful && licenceDoubts.length === 0
}

type WeightsProps = { row: MassBalanceClaim | ClaimTotal; range: MonthRange; isTotal?: boolean; isShort: boolean }

function Weights({ row, range, isTotal = false, isShort }: WeightsProps) {
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
  const shipped = [t('Shipped'), row.consignedKg, loadsHref] as const
  const all = [
    [t('Claimed'), row.claimedKg, addressOf(paths.treatmentProfiles, { wasteType: row.wasteType })],
    shipped,
    [t('With slip'), row.withSlipKg, addressOf(paths.consignments, { ...loads, hasSlip: 'true' })],
    [t('Difference'), row.differenceKg, loadsHref],
  ] as const
  return (isShort ? [shipped] : all).map(([title, kilograms, href]) => (
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
          className={classes.link}
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
