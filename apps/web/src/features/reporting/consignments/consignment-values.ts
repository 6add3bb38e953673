import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { WasteType } from '@thant/contracts/materials/wastes'
import type { Consignment, consignmentEndpoints } from '@thant/contracts/reporting/consignments'
import type { FieldProblems } from '#components/form/form-problems.ts'
import { typedKilograms } from '#lib/entries/typed-kilograms.ts'

export type ConsignmentValues = {
  date: string | null
  destinationId: string | null
  wasteType: WasteType | null
  gross: string
  tare: string
  net: string
  documentNumber: string
  /** Undefined keeps the present slip. */
  slip: string | null | undefined
  note: string
}

export function emptyConsignment(today: string): ConsignmentValues {
  return {
    date: today,
    destinationId: null,
    wasteType: null,
    gross: '',
    tare: '',
    net: '',
    documentNumber: '',
    slip: undefined,
    note: '',
  }
}

export function valuesOfConsignment(consignment: Consignment): ConsignmentValues {
  const { date, destination, wasteType, gross, tare, net, documentNumber, note } = consignment
  return {
    date,
    destinationId: destination._id,
    wasteType,
    gross: gross === null ? '' : String(gross),
    tare: tare === null ? '' : String(tare),
    net: String(net),
    documentNumber,
    slip: undefined,
    note,
  }
}

export function consignmentBodyOf(values: ConsignmentValues): BodyInputOf<typeof consignmentEndpoints.create> {
  const { date, destinationId, wasteType, gross, tare, net, ...rest } = values
  return {
    ...rest,
    date: date ?? '',
    destinationId: destinationId ?? '',
    // Null is sent too, because the contract reports it as Required.
    wasteType: wasteType as WasteType,
    gross: typedKilograms(gross),
    tare: typedKilograms(tare),
    net: typedKilograms(net),
  }
}

/** Reports a missing weight before the server has to. */
export function problemsOfConsignment({ gross, tare, net }: ConsignmentValues): FieldProblems {
  const [hasGross, hasTare] = [gross.trim() !== '', tare.trim() !== '']
  if (hasGross && !hasTare) return { tare: 'Required' }
  if (hasTare && !hasGross) return { gross: 'Required' }
  return net.trim() === '' && !hasGross ? { net: 'Required' } : {}
}

/** The net weight that gross and tare say, as it is typed; undefined while one of them is missing. */
export function netOf(gross: string, tare: string): string | undefined {
  const [loaded, empty] = [typedKilograms(gross), typedKilograms(tare)]
  if (loaded === null || empty === null || Number.isNaN(loaded) || Number.isNaN(empty)) return undefined
  return String((Math.round(loaded * 1_000) - Math.round(empty * 1_000)) / 1_000)
}
