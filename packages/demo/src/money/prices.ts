import type {
  priceAgreements,
  priceIndexes,
  priceLists,
  priceListVersions,
  prices,
} from '@thant/api/database/schema/prices'
import data from '../../data/prices.json' with { type: 'json' }
import type { DemoOrganization } from '../customers/organizations.ts'
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'

type PriceRow = typeof prices.$inferInsert
type ListData = Omit<typeof priceLists.$inferInsert, 'id' | 'createdAt' | 'updatedAt'> & {
  minimumPerPickup?: number
  minimumPerMonth?: number
  prices: Array<Omit<PriceRow, 'position'>>
}

export type DemoPrices = {
  indexes: Array<typeof priceIndexes.$inferInsert>
  lists: Array<typeof priceLists.$inferInsert>
  versions: Array<typeof priceListVersions.$inferInsert>
  prices: PriceRow[]
  agreements: Array<typeof priceAgreements.$inferInsert>
}

/** A third of the customers are charged by one of the lists, from the first day of the month on. */
export function createPrices(organizations: readonly DemoOrganization[], timeline: Timeline): DemoPrices {
  const startsOn = timeline.today.with({ day: 1 })
  const createdAt = timeline.at(startsOn, 9 * 60)
  const lists = (data.lists as ListData[]).map(({ prices: own, minimumPerPickup, minimumPerMonth, ...list }) => {
    const random = createRandom(`price list ${list.name}`)
    return {
      row: { id: random.uuid(), ...list, createdAt, updatedAt: createdAt },
      version: { id: random.uuid(), startsOn: startsOn.toString(), minimumPerPickup, minimumPerMonth },
      own,
    }
  })
  const priced = organizations.filter((_, index) => index % 3 === 0)
  return {
    indexes: createIndexes(timeline, createdAt),
    lists: lists.map(({ row }) => row),
    versions: lists.map(({ row, version }) => ({ ...version, priceListId: row.id })),
    prices: lists.flatMap(({ version, own }) =>
      own.map((price, position) => ({ ...price, versionId: version.id, position })),
    ),
    agreements: priced.flatMap(({ row }, index) => {
      const list = lists[index % lists.length]?.row
      if (list === undefined) return []
      const id = createRandom(`prices of ${row.id}`).uuid()
      const { currency } = list
      return { id, organizationId: row.id, startsOn: startsOn.toString(), priceListId: list.id, currency }
    }),
  }
}

/** The last value is that of this month. */
function createIndexes(timeline: Timeline, createdAt: Date): DemoPrices['indexes'] {
  const thisMonth = timeline.today.with({ day: 1 })
  return Object.entries(data.indexes).flatMap(([name, values]) =>
    values.map((value, index) => ({
      id: createRandom(`price index ${name} ${index}`).uuid(),
      name,
      month: thisMonth.subtract({ months: values.length - 1 - index }).toString(),
      value,
      createdAt,
    })),
  )
}
