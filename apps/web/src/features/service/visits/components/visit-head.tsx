import { Text } from '@mantine/core'
import type { Pickup } from '@thant/contracts/service/pickups'
import { collectedLabels, shownConflictLabels } from '@thant/contracts/service/visit-states'
import type { Visit } from '@thant/contracts/service/visits'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { RecordHead } from '#components/layout/record-head.tsx'
import { useCan } from '#lib/access.ts'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useFormat } from '#lib/use-format.ts'
import { visitBadges } from '../visit-badges.ts'
import { SettleButtons } from './settle-buttons.tsx'

type VisitHeadProps = { visit: Visit; pickup: Pickup | null }

/** How a visit stands and why, and the two ways to settle it. */
export function VisitHead({ visit, pickup }: VisitHeadProps) {
  const { t } = useTranslation()
  const maySettle = useCan()('visits:settle')
  return (
    <RecordHead
      status={<StatusBadge badge={visitBadges[visit.state]} />}
      figure={<Text fw={600}>{t(collectedLabels[visit.collected])}</Text>}
      when={<Why visit={visit} />}
    >
      {maySettle && visit.state === 'to-look-at' && <SettleButtons visit={visit} pickup={pickup} />}
    </RecordHead>
  )
}

function Why({ visit: { conflict, settlement } }: { visit: Visit }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (settlement === null) return conflict === null ? null : t(shownConflictLabels[conflict])
  const values = { date: format.dateTime(settlement.at), name: settlement.by?.name ?? '' }
  return (
    <>
      {settlement.isApplied ? t('Applied {{date}} by {{name}}', values) : t('Not applied {{date}} by {{name}}', values)}
      {': '}
      <span lang={languageOf(settlement.reason)}>{settlement.reason}</span>
    </>
  )
}
