import type { DriverWork } from '@thant/contracts/customers/users'

export function hasWork({ pickups, schedules }: DriverWork): boolean {
  return pickups > 0 || schedules > 0
}
