import type { destinations } from '@thant/api/database/schema/destinations'
import type { treatmentProfileShares, treatmentProfiles } from '@thant/api/database/schema/treatment-profiles'
import type { Share } from '@thant/api/domains/materials/treatment-profiles/split'
import type { WasteTreatment, WasteType, WeightMeasure } from '@thant/contracts/materials/wastes'
import places from '../../data/destinations.json' with { type: 'json' }
import profileData from '../../data/treatment-profiles.json' with { type: 'json' }
import type { UserRow } from '../customers/staff.ts'
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'

type DestinationRow = typeof destinations.$inferInsert & { id: string }
export type DemoProfile = {
  row: typeof treatmentProfiles.$inferInsert & { id: string; validFrom: string }
  shares: Array<typeof treatmentProfileShares.$inferInsert & Share>
}

/** The names are invented, and no profile names the smelter. */
export function createDestinations(timeline: Timeline): DestinationRow[] {
  const createdAt = timeline.at(timeline.firstDay, 9 * 60)
  return places.map(({ place, kind, ...destination }, index) => ({
    id: destinationIdOf(place),
    ...destination,
    kind: kind as DestinationRow['kind'],
    licence: `YGN-W-${240 + index}`,
    ...licenceOf(place, timeline),
    createdAt,
    updatedAt: createdAt,
  }))
}

/** Licences are for what profiles send there. One ends in some weeks, and that of the smelter has ended since its load. */
function licenceOf(place: string, { today }: Timeline) {
  const sent = profiles.flatMap(({ type, shares }) =>
    shares.flatMap((share) => (share.place === place ? [{ type, treatment: share.treatment }] : [])),
  )
  const daysToGo = { glass: 40, smelter: -20 }[place] ?? 500
  return {
    wasteTypes: [...new Set(sent.map(({ type }) => type))],
    treatments: [...new Set(sent.map(({ treatment }) => treatment))],
    licensedUntil: today.add({ days: daysToGo }).toString(),
  }
}

export function destinationIdOf(place: string): string {
  return createRandom(`destination ${place}`).uuid()
}

type Profile = {
  type: WasteType
  yearsAgo: number | 'first'
  shares: Array<{ treatment: WasteTreatment; place: string; percent: number }>
}

/** Plastics and organic waste have found better ways since. */
const profiles = profileData as Profile[]

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
      shares: shares.map(({ treatment, place, percent }, position) => ({
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
