import type { destinations } from '@thant/api/database/schema/destinations'
import type { treatmentProfileShares, treatmentProfiles } from '@thant/api/database/schema/treatment-profiles'
import type { Share } from '@thant/api/domains/materials/treatment-profiles/split'
import type { WasteTreatment, WasteType, WeightMeasure } from '@thant/contracts/materials/wastes'
import type { UserRow } from '../customers/staff.ts'
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'

type DestinationRow = typeof destinations.$inferInsert & { id: string }
export type DemoProfile = {
  row: typeof treatmentProfiles.$inferInsert & { id: string; validFrom: string }
  shares: Array<typeof treatmentProfileShares.$inferInsert & Share>
}

/** The names are invented. */
const places = {
  paper: ['Hlaing River Paper Works', 'recycler', '18 Mill Road, Hlaing Tharyar, Yangon', 'U Kyaw Min, 09 420 111 201'],
  polymer: ['Bago Road Polymers', 'recycler', '7 Bago Road, Mingaladon, Yangon', 'Daw Thin Thin, 09 420 111 202'],
  metal: ['Pazundaung Metal Yard', 'recycler', '52 Creek Street, Pazundaung, Yangon', 'Ko Zaw, 09 420 111 203'],
  glass: ['Clear Glass Works', 'recycler', '3 Kiln Lane, South Dagon, Yangon', 'U Soe Win, 09 420 111 204'],
  compost: ['Htauk Kyant Compost Farm', 'composter', 'Htauk Kyant, Yangon', 'Ma Ei, 09 420 111 205'],
  digester: ['Green Pasture Biogas', 'digester', 'Hmawbi, Yangon', 'U Htay, 09 420 111 206'],
  workshop: ['Careful Circuits Workshop', 'recycler', '9 Strand Lane, Botahtaung, Yangon', 'Ko Phyo, 09 420 111 207'],
  reuse: ['Second Shelf', 'reuse', '31 Market Street, Tamwe, Yangon', 'Ma Nandar, 09 420 111 208'],
  landfill: ['Eastern Landfill', 'landfill', 'North Dagon, Yangon', 'Office, 01 420 111'],
  /** No profile names it. */
  smelter: ['Thilawa Smelter', 'recycler', 'Zone B, Thilawa, Thanlyin', 'U Aung, 09 420 111 209'],
} as const satisfies Record<string, readonly [string, DestinationRow['kind'], string, string]>
type Place = keyof typeof places

export function createDestinations(timeline: Timeline): DestinationRow[] {
  const createdAt = timeline.at(timeline.firstDay, 9 * 60)
  return Object.entries(places).map(([place, [name, kind, address, contact]], index) => ({
    id: destinationIdOf(place),
    name,
    kind,
    licence: `YGN-W-${240 + index}`,
    ...licenceOf(place as Place, timeline),
    address,
    contact,
    createdAt,
    updatedAt: createdAt,
  }))
}

/** Licences are for what profiles send there. One ends in some weeks, and that of the smelter has ended since its load. */
function licenceOf(place: Place, { today }: Timeline) {
  const sent = profiles.flatMap(({ type, shares }) =>
    shares.flatMap(([treatment, to]) => (to === place ? [{ type, treatment }] : [])),
  )
  const daysToGo = { glass: 40, smelter: -20 }[place as string] ?? 500
  return {
    wasteTypes: [...new Set(sent.map(({ type }) => type))],
    treatments: [...new Set(sent.map(({ treatment }) => treatment))],
    licensedUntil: today.add({ days: daysToGo }).toString(),
  }
}

export function destinationIdOf(place: string): string {
  return createRandom(`destination ${place}`).uuid()
}

type Profile = { type: WasteType; yearsAgo: number | 'first'; shares: Array<[WasteTreatment, Place, number]> }

/** Plastics and organic waste have found better ways since. */
const profiles: Profile[] = [
  {
    type: 'Papers',
    yearsAgo: 'first',
    shares: [
      ['recycling', 'paper', 96.5],
      ['landfill', 'landfill', 3.5],
    ],
  },
  {
    type: 'Plastics',
    yearsAgo: 'first',
    shares: [
      ['recycling', 'polymer', 84],
      ['landfill', 'landfill', 16],
    ],
  },
  {
    type: 'Plastics',
    yearsAgo: 1,
    shares: [
      ['recycling', 'polymer', 92],
      ['landfill', 'landfill', 8],
    ],
  },
  { type: 'Cans', yearsAgo: 'first', shares: [['recycling', 'metal', 100]] },
  {
    type: 'Glasses',
    yearsAgo: 'first',
    shares: [
      ['reuse', 'reuse', 12],
      ['recycling', 'glass', 83],
      ['landfill', 'landfill', 5],
    ],
  },
  {
    type: 'E-waste',
    yearsAgo: 'first',
    shares: [
      ['reuse', 'reuse', 8],
      ['recycling', 'workshop', 92],
    ],
  },
  {
    type: 'Organic',
    yearsAgo: 'first',
    shares: [
      ['composting', 'compost', 94],
      ['landfill', 'landfill', 6],
    ],
  },
  { type: 'Mixed', yearsAgo: 'first', shares: [['landfill', 'landfill', 100]] },
  {
    type: 'Organic',
    yearsAgo: 1,
    shares: [
      ['composting', 'compost', 71],
      ['digestion', 'digester', 25.5],
      ['landfill', 'landfill', 3.5],
    ],
  },
]

export function createProfiles(timeline: Timeline, staff: readonly UserRow[]): DemoProfile[] {
  const planner = staff.find(({ role }) => role === 'OPERATION MANAGER')
  return profiles.map(({ type, yearsAgo, shares }) => {
    const id = createRandom(`profile ${type} ${yearsAgo}`).uuid()
    const day = yearsAgo === 'first' ? timeline.firstDay : timeline.today.subtract({ years: yearsAgo }).with({ day: 1 })
    const createdAt = timeline.at(day, 9 * 60)
    return {
      row: {
        id,
        wasteType: type,
        validFrom: day.toString(),
        createdById: planner?.id ?? null,
        createdAt,
        updatedAt: createdAt,
      },
      shares: shares.map(([treatment, place, percent], position) => ({
        profileId: id,
        position,
        treatment,
        destinationId: destinationIdOf(place),
        percent,
      })),
    }
  })
}

/** Returns the shares of a type's profile that is valid on a day, `YYYY-MM-DD`. */
export function sharesOn(demoProfiles: readonly DemoProfile[], type: WasteType, day: string): Share[] | undefined {
  return demoProfiles
    .filter(({ row }) => row.wasteType === type && row.validFrom <= day)
    .toSorted((one, other) => (one.row.validFrom < other.row.validFrom ? 1 : -1))[0]?.shares
}

/** Crews have noted for a year how they know the weight: most of them weigh. */
export function measureOn(timeline: Timeline, day: string, pickupId: string): WeightMeasure {
  if (day < timeline.today.subtract({ years: 1 }).toString()) return 'not-recorded'
  return createRandom(`measure ${pickupId}`).happens(0.88) ? 'weighed' : 'estimated'
}
