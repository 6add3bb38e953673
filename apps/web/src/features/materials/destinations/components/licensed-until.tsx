import type { Destination } from '@thant/contracts/materials/destinations'
import { CellLine } from '#components/data-table/cells/cell-line.tsx'
import { CellDay } from '#components/data-table/cells/cell-time.tsx'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { licenceStateBadges } from '../licence-badges.ts'

type LicensedUntilProps = { destination: Pick<Destination, 'licensedUntil' | 'licenceState'> }

/** The last day of the licence, with a badge once it has ended or soon will. */
export function LicensedUntil({ destination: { licensedUntil, licenceState } }: LicensedUntilProps) {
  const { t } = useTranslation()
  const badge = licenceStateBadges[licenceState]
  if (licensedUntil === null) return t('Not recorded')
  return (
    <CellLine>
      <CellDay day={licensedUntil} />
      {badge && <StatusBadge badge={badge} />}
    </CellLine>
  )
}
