import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { useRef } from 'react'
import type { RecordForm } from '#components/form/use-record-form.ts'
import type { StaffMember } from '#features/customers/users/staff-member.ts'
import { call } from '#lib/calls/api-client.ts'
import type { ScheduleValues } from './use-schedule-form.tsx'

/**
 * Follows the choice of a new pickup's driver. A pickup with a driver is usually agreed, so it is confirmed at once; the plate
 * number is that of the driver's latest pickup unless one was typed.
 */
export function useChooseDriver({ form }: RecordForm<ScheduleValues>): (driver: StaffMember | null) => Promise<void> {
  const suggested = useRef('')
  return async (driver) => {
    form.setFieldValue('isConfirmed', driver !== null)
    if (driver === null) return
    const plate = await lastPlateOf(driver)
    const { vehicle } = form.getValues()
    const isTyped = vehicle.plate_number !== suggested.current
    if (plate === '' || isTyped || vehicle.driver?._id !== driver._id) return
    suggested.current = plate
    form.setFieldValue('vehicle.plate_number', plate)
  }
}

/** Empty when nothing is known: the plate number is only a suggestion, so a failure is not worth a message. */
async function lastPlateOf({ _id }: StaffMember): Promise<string> {
  try {
    const { data } = await call(pickupEndpoints.list, { query: { driver: _id, sort: '-createdAt', limit: 1 } })
    return data[0]?.vehicle.plate_number ?? ''
  } catch {
    return ''
  }
}
