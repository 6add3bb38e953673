import type { Destination, DestinationKind, destinationEndpoints } from '@thant/contracts/destinations'
import type { BodyInputOf } from '@thant/contracts/endpoint'

export type DestinationValues = {
  name: string
  kind: DestinationKind | null
  licence: string
  address: string
  contact: string
}

export const emptyDestination: DestinationValues = { name: '', kind: null, licence: '', address: '', contact: '' }

export function valuesOfDestination({ name, kind, licence, address, contact }: Destination): DestinationValues {
  return { name, kind, licence, address, contact }
}

export function destinationBodyOf({
  kind,
  ...values
}: DestinationValues): BodyInputOf<typeof destinationEndpoints.create> {
  // Null is sent too, because the contract reports it as Required.
  return { ...values, kind: kind as DestinationKind }
}
