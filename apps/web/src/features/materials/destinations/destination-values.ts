import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { Destination, DestinationKind, destinationEndpoints } from '@thant/contracts/materials/destinations'

export type DestinationValues = Pick<
  Destination,
  'name' | 'licence' | 'wasteTypes' | 'treatments' | 'licensedUntil' | 'address' | 'contact'
> & {
  kind: DestinationKind | null
  /** Undefined keeps the present document. */
  licenceFile: string | null | undefined
}

export const emptyDestination: DestinationValues = {
  name: '',
  kind: null,
  licence: '',
  wasteTypes: [],
  treatments: [],
  licensedUntil: null,
  licenceFile: undefined,
  address: '',
  contact: '',
}

export function valuesOfDestination(destination: Destination): DestinationValues {
  const { name, kind, licence, wasteTypes, treatments, licensedUntil, address, contact } = destination
  return { name, kind, licence, wasteTypes, treatments, licensedUntil, licenceFile: undefined, address, contact }
}

type Body = BodyInputOf<typeof destinationEndpoints.create>

export function destinationBodyOf({ kind, treatments, ...values }: DestinationValues): Body {
  // Null is sent too, because the contract reports it as Required.
  return { ...values, kind: kind as DestinationKind, treatments: treatments.filter((one) => one !== 'unknown') }
}
