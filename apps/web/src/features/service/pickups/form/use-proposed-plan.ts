import { type DriverRef, pickupEndpoints } from '@thant/contracts/service/pickups'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { RecordForm } from '#components/form/use-record-form.ts'
import { useWorkingCalendar } from '#features/company/company-days/use-working-calendar.ts'
import { type StaffMember, staffMember } from '#features/customers/users/staff-member.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { instantOf, wallClockOf } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import type { ScheduleValues } from './use-schedule-form.tsx'

type Plan = { pickUpTime: string; driver: StaffMember | null }

/**
 * Proposes the next working day, with time and driver of the latest pickup there that somebody drives, once the
 * organization is chosen. What was typed stays. Returns whether there is a proposal.
 */
export function useProposedPlan(
  { form }: RecordForm<ScheduleValues>,
  onDriver: (driver: StaffMember | null) => void,
): boolean {
  const timeZone = useCompanyTimeZone()
  const { isPending, nextDay } = useWorkingCalendar()
  const organizationId = form.useWatchValue('organizationId')
  const site = form.useWatchValue('siteId') ?? undefined
  const query = {
    organizationId: organizationId ?? '',
    site,
    hasDriver: 'true',
    sort: '-pickUpTime',
    limit: 1,
  } as const
  const pickups = useEndpoint(pickupEndpoints.list, { query }, { enabled: organizationId !== null })
  const [latest] = pickups.data?.data ?? []
  const proposed = useRef<Plan>({ pickUpTime: '', driver: null })

  const propose = useEffectEvent(() => {
    const before = proposed.current
    const time = latest && wallClockOf(latest.pickUpTime, timeZone).time
    const pickUpTime = time === undefined ? before.pickUpTime : instantOf(nextDay, time, timeZone)
    const driver = activeDriver(latest?.vehicle.driver)
    proposed.current = { pickUpTime, driver }
    const { vehicle, ...values } = form.getValues()
    const isUntouched = !form.isDirty()
    const isTimeTyped =
      before.pickUpTime === '' ? form.isTouched('pickUpTime') : values.pickUpTime !== before.pickUpTime
    if (!isTimeTyped && pickUpTime !== before.pickUpTime) form.setFieldValue('pickUpTime', pickUpTime)
    if (vehicle.driver?._id === before.driver?._id && driver?._id !== before.driver?._id) {
      form.setFieldValue('vehicle.driver', driver)
      onDriver(driver)
    }
    // Whoever changed nothing is not asked before leaving.
    if (isUntouched) form.resetDirty()
  })
  const isKnown = !isPending && pickups.data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is proposed changes with the place
  useEffect(() => {
    if (isKnown) propose()
  }, [isKnown, organizationId, site])
  return isKnown && latest !== undefined
}

function activeDriver(driver: DriverRef | null | undefined): StaffMember | null {
  return driver && !driver.hasLeft ? staffMember(driver) : null
}
