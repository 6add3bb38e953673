import { type CalendarPickup, type Pickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import { notifyDone, notifyNotice, notifyRefused } from '#components/feedback/notify.ts'
import { notifyWithAction } from '#components/feedback/notify-with-action.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { isApiError } from '#lib/calls/api-error.ts'
import { showsInRecord } from '#lib/calls/pending-changes.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useOptimisticChange } from '#lib/use-optimistic-change.ts'

type Movable = Pick<CalendarPickup, '_id' | '__v' | 'organization' | 'pickUpTime'>

const shows = [
  showsInRecord(pickupEndpoints.calendar, pickupEndpoints.change, ({ body }) => ({ pickUpTime: body?.pickUpTime })),
]

/** Moves a pickup at once and then on the server; where that refuses, it is where it was, or where others moved it. */
export function useMovePickup(): (pickup: Movable, to: string) => Promise<void> {
  const { t } = useTranslation()
  const format = useFormat()
  const confirmWarning = useConfirmWarning()
  const reschedule = useOptimisticChange(pickupEndpoints.change, shows)

  const move = async (pickup: Movable, to: string, isUndo = false, isSure = isUndo): Promise<void> => {
    const { _id: id, __v, organization, pickUpTime: before } = pickup
    const named = { organization: organization.name, time: format.dateTime(to) }
    const about = `${named.organization}, ${named.time}`
    try {
      const { data: moved } = await reschedule({ params: { id }, body: { pickUpTime: to, __v, isSure } })
      const back = () => void move({ ...pickup, pickUpTime: to, __v: moved.__v }, before, true)
      if (isUndo) notifyDone(t('{{organization}} was moved back to {{time}}.', named))
      else notifyWithAction(t('{{organization}} was moved to {{time}}.', named), t('Undo'), back)
    } catch (error) {
      if (isApiError(error) && error.code === 'record.stale' && error.current) {
        const found = { organization: organization.name, time: format.dateTime((error.current as Pickup).pickUpTime) }
        notifyNotice(t('Someone else changed {{organization}} in the meantime: it is at {{time}} now.', found))
      } else {
        const overruling = isApiError(error) ? await confirmWarning(error, about) : undefined
        if (overruling) return move(pickup, to, isUndo, true)
        if (overruling === undefined) notifyRefused(about, error, t)
      }
    }
  }

  return (pickup, to) => move(pickup, to)
}
