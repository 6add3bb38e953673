import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { Vehicle, vehicleEndpoints } from '@thant/contracts/service/vehicles'
import { anyTime, type HoursValues, hoursBodyOf, missingTimesOf } from '#components/fields/opening-hours.ts'
import type { FieldProblems } from '#components/form/form-problems.ts'
import { typedNumber } from '#lib/entries/typed-number.ts'

export type VehicleValues = Pick<Vehicle, 'plate' | 'outOfServiceFrom' | 'outOfServiceTo'> & {
  capacityKg: string
  depotId: string | null
  unloadingMinutes: string
  shift: HoursValues
}

export const emptyVehicle: VehicleValues = {
  plate: '',
  capacityKg: '',
  depotId: null,
  unloadingMinutes: '',
  shift: anyTime,
  outOfServiceFrom: null,
  outOfServiceTo: null,
}

export function valuesOfVehicle(vehicle: Vehicle): VehicleValues {
  const { plate, capacityKg, depot, unloadingMinutes, outOfServiceFrom, outOfServiceTo } = vehicle
  return {
    ...{ plate, outOfServiceFrom, outOfServiceTo },
    capacityKg: String(capacityKg),
    depotId: depot._id,
    unloadingMinutes: String(unloadingMinutes),
    shift: vehicle.shift ?? anyTime,
  }
}

export function vehicleBodyOf({
  capacityKg,
  depotId,
  unloadingMinutes,
  shift,
  ...values
}: VehicleValues): BodyInputOf<typeof vehicleEndpoints.create> {
  return {
    ...values,
    capacityKg: typedNumber(capacityKg) as number,
    depotId: depotId ?? '',
    unloadingMinutes: typedNumber(unloadingMinutes) as number,
    shift: hoursBodyOf(shift),
  }
}

export function missingShiftOf({ shift }: VehicleValues): FieldProblems {
  return missingTimesOf('shift', shift)
}
