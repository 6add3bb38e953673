import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { comesAsAgreed } from './comes-as-agreed.ts'

type Arriving = { pickUpTime: string; plannedArrivalAt: string | null; expectedArrivalAt?: string | null }

/** Says when the crew comes where that is another time than agreed: as it is expected now, or else by the route. */
export function useArrivalText(): (stop: Arriving) => string | undefined {
  const { t } = useTranslation()
  const format = useFormat()
  return (stop) => {
    const { plannedArrivalAt, expectedArrivalAt = null } = stop
    const arrivesAt = expectedArrivalAt ?? plannedArrivalAt
    if (arrivesAt === null || comesAsAgreed(stop, arrivesAt)) return undefined
    const time = format.time(arrivesAt)
    return expectedArrivalAt === null ? t('route {{time}}', { time }) : t('expected {{time}}', { time })
  }
}
