import type { placedBins } from '@thant/api/database/schema/placed-bins'
import type { DemoOrganization } from '../customers/organizations.ts'
import { createRandom, type Random } from '../random.ts'
import { isBefore, type Timeline } from '../timeline.ts'
import type { DemoBin } from './bins.ts'

type PlacedBinRow = typeof placedBins.$inferInsert
type World = { organizations: DemoOrganization[]; bins: DemoBin[]; timeline: Timeline }

const letters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']

/** The first customers have two or three bins each at their main site, of which every seventh was taken back. */
export function createPlacedBins({ organizations, bins, timeline }: World): PlacedBinRow[] {
  return organizations
    .slice(0, 12)
    .flatMap(({ row, domain, terms }) => {
      const random = createRandom(`placed bins of ${domain}`)
      const placedOn = terms.joinedOn.add({ days: random.integer(2, 9) })
      if (!isBefore(placedOn, timeline.today)) return []
      return Array.from({ length: random.integer(2, 3) }, () => ({ row, placedOn, random }))
    })
    .map(({ row, placedOn, random }, index) => {
      const createdAt = timeline.at(placedOn, 10 * 60 + index)
      return {
        id: random.uuid(),
        code: `${groupOf(random)}-${groupOf(random)}`,
        organizationId: row.id,
        siteId: row.id,
        binId: random.pick(bins).row.id,
        placedOn: placedOn.toString(),
        removedOn: index % 7 === 6 ? timeline.today.toString() : null,
        createdAt,
        updatedAt: createdAt,
      }
    })
}

function groupOf(random: Random): string {
  return Array.from({ length: 4 }, () => random.pick(letters)).join('')
}
