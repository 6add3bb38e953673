import type { WasteType } from '@thant/contracts/materials/wastes'
import remarks from '../../data/remarks.json' with { type: 'json' }
import factors from '../../data/seasons.json' with { type: 'json' }
import type { Random } from '../random.ts'
import { productLabel, products } from './products.ts'
import type { TypicalItem } from './typical-items.ts'

export type WeighedItem = { productName: string; wasteType: WasteType; weightKg: string; remark: string }

export type Load = {
  typical: readonly TypicalItem[]
  /** This factor scales the weights that are typical of the company type. */
  size: number
  /** The weeks since the last pickup of the same rhythm. */
  weeks: number
  month: number
  /** The years since the first recorded pickup. */
  years: number
  inBurmese: boolean
}

/** A pickup has two to seven items. */
export function weighItems(load: Load, random: Random): WeighedItem[] {
  const drawn = random.shuffled(load.typical.filter(({ likelihood }) => random.happens(likelihood)))
  const missing = random.shuffled(load.typical.filter((item) => !drawn.includes(item)))
  const chosen = [...drawn, ...missing.slice(0, Math.max(0, 2 - drawn.length))].slice(0, 7)
  return load.typical.filter((item) => chosen.includes(item)).map((item) => weighed(item, load, random))
}

function weighed({ product, weeklyKg }: TypicalItem, load: Load, random: Random): WeighedItem {
  const { wasteType } = products[product]
  const season = seasons[wasteType][load.month - 1] ?? 1
  const growth = 1 + growthPerYear * load.years
  const kg = weeklyKg * load.weeks ** 0.8 * load.size * season * growth * random.between(0.7, 1.35)
  return {
    productName: productLabel(product, load.inBurmese),
    wasteType,
    weightKg: Math.max(kg, 0.1).toFixed(random.pick(scaleDecimals)),
    remark: random.happens(0.02) ? random.pick(remarks.item) : '',
  }
}

const growthPerYear = 0.14
/** The trucks' hanging scales show one decimal, the yard's bench scale up to three. */
const scaleDecimals = [1, 1, 1, 2, 2, 3]

/**
 * The factors for January to December follow drinks in the hot months, fruit in the rainy season and clear-outs before
 * the new year.
 */
const seasons: Record<WasteType, readonly number[]> = factors
