import type { TestActor } from '../setup/actors.ts'

let made = 0

export function depotForm(overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    name: `Depot made ${made}`,
    address: '2 Depot Road, South Okkalapa, Yangon',
    location: { lng: 96.1799, lat: 16.8463 },
    openingHours: { from: '05:30', to: '19:00' },
    ...overrides,
  }
}

export async function createDepot(staff: TestActor, overrides: Record<string, unknown> = {}): Promise<string> {
  return (await staff.call('POST', '/depots', { body: depotForm(overrides) })).body.data._id
}

export function vehicleForm(depotId: string, overrides: Record<string, unknown> = {}) {
  made += 1
  return {
    plate: `YGN made ${made}`,
    capacityKg: 3_500,
    depotId,
    unloadingMinutes: 20,
    shift: null,
    outOfServiceFrom: null,
    outOfServiceTo: null,
    ...overrides,
  }
}

export async function createVehicle(
  staff: TestActor,
  depotId: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  return (await staff.call('POST', '/vehicles', { body: vehicleForm(depotId, overrides) })).body.data._id
}
