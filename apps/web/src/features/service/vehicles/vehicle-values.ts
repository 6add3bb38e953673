import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { Vehicle, vehicleEndpoints } from '@thant/contracts/service/vehicles'
import { typedNumber } from '#lib/typed-number.ts'

export type VehicleValues = Pick<Vehicle, 'plate' | 'outOfServiceFrom' | 'outOfServiceTo'> & {
  capacityKg: string
  depotId: string | null
  unloadingMinutes: string
}

export const emptyVehicle: VehicleValues = {
  plate: '',
  capacityKg: '',
  depotId: null,
  unloadingMinutes: '',
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
  }
}

export function vehicleBodyOf({
  capacityKg,
  depotId,
  unloadingMinutes,
  ...values
}: VehicleValues): BodyInputOf<typeof vehicleEndpoints.create> {
  return {
    ...values,
    capacityKg: typedNumber(capacityKg) as number,
    depotId: depotId ?? '',
    unloadingMinutes: typedNumber(unloadingMinutes) as number,
  }
}
