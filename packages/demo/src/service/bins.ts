import type { bins } from '@thant/api/database/schema/bins'
import type { SortedType } from '@thant/contracts/materials/wastes'
import rows from '../../data/bins.json' with { type: 'json' }
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import { type BinShape, drawBin } from './bin-drawing.ts'

export type DemoBin = {
  row: typeof bins.$inferInsert & { id: string; price: string }
  /** Null for a bin without a picture. */
  drawing: string | null
}

type Product = { name: string; size: string; stock: number; price: number; lid?: SortedType; shape?: BinShape }

const products = rows as Product[]

export function createBins(timeline: Timeline): DemoBin[] {
  const random = createRandom('bins')
  return products.map(({ name, size, stock, price, lid, shape }) => {
    const createdAt = timeline.at(timeline.today.subtract({ months: 33 }), random.integer(9 * 60, 16 * 60))
    return {
      row: { id: random.uuid(), name, size, stock, price: price.toFixed(2), createdAt, updatedAt: createdAt },
      drawing: lid && shape ? drawBin(lid, shape) : null,
    }
  })
}
