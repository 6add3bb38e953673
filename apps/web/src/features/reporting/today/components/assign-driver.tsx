import { type PickupRow, pickupEndpoints } from '@thant/contracts/service/pickups'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { DriverSelect } from '#features/customers/users/components/driver-select.tsx'
import type { StaffMember } from '#features/customers/users/staff-member.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'

/** Sends somebody to a pickup by one choice. */
export function AssignDriver({ pickup }: { pickup: PickupRow }) {
  const { t } = useTranslation()
  const change = useWrite(pickupEndpoints.change)
  const assign = async (driver: StaffMember | null) => {
    if (driver === null) return
    try {
      const vehicle = { driver: driver._id }
      await change.mutateAsync({ params: { id: pickup._id }, body: { vehicle, __v: pickup.__v } })
      notifyDone(t('{{name}} was assigned.', { name: driver.name }))
    } catch (error) {
      notifyError(error, t)
    }
  }
  return (
    <DriverSelect
      value={null}
      onChange={(driver) => void assign(driver)}
      disabled={change.isPending}
      aria-label={t('Driver for {{name}}', { name: pickup.organizationId.name })}
      placeholder={t('Choose a driver')}
      size="xs"
    />
  )
}
