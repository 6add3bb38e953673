import rows from '../../data/townships.json' with { type: 'json' }
import type { Random } from '../random.ts'

type Township = {
  burmese: string
  /** The centre; every point within `reach` degrees of it is in the township. */
  latitude: number
  longitude: number
  reach: number
  /** English names with the Burmese ones. */
  roads: Record<string, string>
}

export type TownshipName = keyof typeof rows

const townships: Record<TownshipName, Township> = rows

export type Place = { address: string; latitude: number; longitude: number }

/** Draws an address in the township, in Burmese if requested, with its coordinates (docs/specification.md 9-23). */
export function placeIn(name: TownshipName, random: Random, inBurmese: boolean): Place {
  const { burmese, latitude, longitude, reach, roads } = townships[name]
  const [road, burmeseRoad] = random.pick(Object.entries(roads))
  const number = random.integer(2, 398)
  return {
    address: inBurmese
      ? `အမှတ် (${burmeseDigits(number)})၊ ${burmeseRoad}၊ ${burmese}မြို့နယ်၊ ရန်ကုန်မြို့`
      : `No. ${number}, ${road}, ${name} Township, Yangon`,
    latitude: roundDegrees(latitude + random.between(-reach, reach)),
    longitude: roundDegrees(longitude + random.between(-reach, reach)),
  }
}

function burmeseDigits(number: number): string {
  return String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x1040 + Number(digit)))
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
