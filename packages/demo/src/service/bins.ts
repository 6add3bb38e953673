import type { bins } from '@thant/api/database/schema/bins'
import type { SortedType } from '@thant/contracts/materials/wastes'
import { createRandom } from '../random.ts'
import type { Timeline } from '../timeline.ts'
import { type BinShape, drawBin } from './bin-drawing.ts'

export type DemoBin = {
  row: typeof bins.$inferInsert & { id: string; price: string }
  /** Null for a bin without a picture. */
  drawing: string | null
}

type Product = { name: string; size: string; stock: number; price: number; lid?: SortedType; shape?: BinShape }

/** The price grows with the size. */
const products: Product[] = [
  { name: 'Paper', size: '60 L, desk side', stock: 84, price: 18.5, lid: 'Papers', shape: 'pedal' },
  { name: 'Paper', size: '240 L, on wheels', stock: 31, price: 64, lid: 'Papers', shape: 'wheeled' },
  { name: 'Plastic', size: '120 L, on wheels', stock: 46, price: 42.75, lid: 'Plastics', shape: 'wheeled' },
  { name: 'Plastic', size: '660 L, four wheels', stock: 6, price: 189, lid: 'Plastics', shape: 'container' },
  { name: 'Can', size: '60 L', stock: 52, price: 19.9, lid: 'Cans', shape: 'pedal' },
  { name: 'Can', size: '120 L, on wheels', stock: 3, price: 44.25, lid: 'Cans', shape: 'wheeled' },
  { name: 'Glass', size: '120 L, on wheels', stock: 27, price: 47.5, lid: 'Glasses', shape: 'wheeled' },
  { name: 'Glass', size: '660 L, four wheels', stock: 0, price: 205, lid: 'Glasses', shape: 'container' },
  { name: 'E-waste', size: '60 L, with a lock', stock: 18, price: 38, lid: 'E-waste', shape: 'pedal' },
  { name: 'Organic', size: '60 L, sealed lid', stock: 73, price: 22.4, lid: 'Organic', shape: 'pedal' },
  { name: 'Organic', size: '120 L, on wheels', stock: 40, price: 46, lid: 'Organic', shape: 'wheeled' },
  { name: 'ပလတ်စတစ်နှင့် သံဘူး', size: '၁၂၀ လီတာ', stock: 15, price: 43.5 },
]

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
