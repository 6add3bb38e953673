import { Card, Group, Text } from '@mantine/core'
import type { Pickup } from '@thant/contracts/service/pickups'
import { collectedLabels, shownConflictLabels } from '@thant/contracts/service/visit-states'
import type { Visit } from '@thant/contracts/service/visits'
import { StatusBadge } from '#components/figures/status-badge.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { differs } from '../differs.ts'
import { visitBadges } from '../visit-badges.ts'
import { SettleButtons } from './settle-buttons.tsx'

/** What the driver recorded, and how it stands. */
export function VisitLine({ visit }: { visit: Visit }) {
  const { t } = useTranslation()
  return (
    <Group gap="xs">
      <StatusBadge badge={visitBadges[visit.state]} />
      {t(collectedLabels[visit.collected])}
    </Group>
  )
}

type VisitHeadProps = { visit: Visit; pickup: Pickup | null }

/** Why a visit was or was not applied, with the two ways to settle it; or else that both sides agree. */
export function VisitHead({ visit, pickup }: VisitHeadProps) {
  const { t } = useTranslation()
  const maySettle = useCan()('visits:settle')
  const isOpen = visit.state === 'to-look-at'
  if (!isOpen && visit.settlement === null && visit.conflict === null) {
    return pickup === null || differs(visit, pickup) ? null : <Text>{t('Nothing differs.')}</Text>
  }
  return (
    <Card>
      <Group justify="space-between">
        <Text>
          <Why visit={visit} />
        </Text>
        {maySettle && isOpen && (
          <Group gap="xs">
            <SettleButtons visit={visit} pickup={pickup} />
          </Group>
        )}
      </Group>
    </Card>
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
