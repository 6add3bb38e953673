import { useQueryClient } from '@tanstack/react-query'
import { type CalendarPickup, type Pickup, pickupEndpoints } from '@thant/contracts/service/pickups'
import { useRef } from 'react'
import { notifyDone, notifyError, notifyNotice } from '#components/feedback/notify.ts'
import { notifyWithAction } from '#components/feedback/notify-with-action.tsx'
import { useConfirmWarning } from '#components/form/confirm-warning.tsx'
import { isApiError } from '#lib/api-error.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useWrite } from '#lib/use-endpoint.ts'
import { useFormat } from '#lib/use-format.ts'

type Movable = Pick<CalendarPickup, '_id' | '__v' | 'organization' | 'pickUpTime'>
type Known = { data: CalendarPickup[] }
const shown = { queryKey: [pickupEndpoints.calendar.path] }

/**
 * Moves a pickup at once and then on the server. On failure it returns to its place, or to where somebody else moved
 * it.
 */
export function useMovePickup(): (pickup: Movable, to: string) => Promise<void> {
  const { t } = useTranslation()
  const format = useFormat()
  const queries = useQueryClient()
  const confirmWarning = useConfirmWarning()
  const { mutateAsync: reschedule } = useWrite(pickupEndpoints.change)
  const sending = useRef(Promise.resolve())

  const put = (id: string, place: Partial<CalendarPickup>) =>
    queries.setQueriesData<Known>(
      shown,
      (known) => known && { ...known, data: known.data.map((row) => (row._id === id ? { ...row, ...place } : row)) },
    )
  /** A pickup may be in the cached responses of two months, of which one is older. */
  const latestVersionOf = ({ _id: id, __v }: Movable) => {
    const rows = queries.getQueriesData<Known>(shown).flatMap(([, known]) => known?.data ?? [])
    return Math.max(__v, ...rows.filter(({ _id }) => _id === id).map((row) => row.__v))
  }

  const send = async (pickup: Movable, to: string, isUndo: boolean, isSure = isUndo): Promise<void> => {
    const { _id: id, organization, pickUpTime: before } = pickup
    const named = { organization: organization.name, time: format.dateTime(to) }
    try {
      const body = { pickUpTime: to, __v: latestVersionOf(pickup), isSure }
      const { data: moved } = await reschedule({ params: { id }, body })
      const back = () => void move({ _id: id, organization, pickUpTime: to, __v: moved.__v }, before, true)
      if (isUndo) notifyDone(t('{{organization}} was moved back to {{time}}.', named))
      else notifyWithAction(t('{{organization}} was moved to {{time}}.', named), t('Undo'), back)
    } catch (error) {
      if (isApiError(error) && error.code === 'record.stale' && error.current) {
        const { __v, pickUpTime, status, wayType, marks } = error.current as Pickup
        put(id, { __v, pickUpTime, status, wayType, marks })
        const found = { organization: organization.name, time: format.dateTime(pickUpTime) }
        notifyNotice(t('Someone else changed {{organization}} in the meantime: it is at {{time}} now.', found))
      } else {
        const about = `${named.organization}, ${named.time}`
        const overruling = isApiError(error) ? await confirmWarning(error, about) : undefined
        if (overruling) return send(pickup, to, isUndo, true)
        put(id, { pickUpTime: before })
        if (overruling === undefined) notifyError(error, t)
      }
    }
  }

  const move = (pickup: Movable, to: string, isUndo = false): Promise<void> => {
    put(pickup._id, { pickUpTime: to })
    // Sends moves one after the other, because a second move needs the version that the first one returns.
    sending.current = sending.current.then(() => send(pickup, to, isUndo))
    return sending.current
  }

  return (pickup, to) => move(pickup, to)
}
