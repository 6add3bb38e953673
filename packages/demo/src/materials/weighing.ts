import type { WasteType } from '@thant/contracts/materials/wastes'
import type { Random } from '../random.ts'
import { productLabel, products } from './products.ts'
import type { UsualItem } from './waste-profiles.ts'

export type WeighedItem = { productName: string; wasteType: WasteType; weightKg: string; remark: string }

export type Load = {
  profile: readonly UsualItem[]
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
  const drawn = random.shuffled(load.profile.filter(([, , likelihood]) => random.happens(likelihood)))
  const missing = random.shuffled(load.profile.filter((item) => !drawn.includes(item)))
  const chosen = [...drawn, ...missing.slice(0, Math.max(0, 2 - drawn.length))].slice(0, 7)
  return load.profile.filter((item) => chosen.includes(item)).map((item) => weighed(item, load, random))
}

function weighed([product, weeklyKg]: UsualItem, load: Load, random: Random): WeighedItem {
  const { wasteType } = products[product]
  const season = seasons[wasteType][load.month - 1] ?? 1
  const growth = 1 + growthPerYear * load.years
  const kg = weeklyKg * load.weeks ** 0.8 * load.size * season * growth * random.between(0.7, 1.35)
  return {
    productName: productLabel(product, load.inBurmese),
    wasteType,
    weightKg: Math.max(kg, 0.1).toFixed(random.pick(scaleDecimals)),
    remark: random.happens(0.02) ? random.pick(itemRemarks) : '',
  }
}

const growthPerYear = 0.14
/** The trucks' hanging scales show one decimal, the yard's bench scale up to three. */
const scaleDecimals = [1, 1, 1, 2, 2, 3]
const itemRemarks = ['Wet after rain', 'Well sorted', 'One sack torn', 'သန့်ရှင်းစွာ ခွဲခြားထားသည်', 'ရေစိုနေသည်']

/**
 * The factors for January to December follow drinks in the hot months, fruit in the rainy season and clear-outs before
 * the new year.
 */
const seasons: Record<WasteType, readonly number[]> = {
  Papers: [1.08, 1.0, 1.1, 0.8, 0.94, 0.95, 0.97, 0.96, 1.08, 1.0, 1.02, 1.16],
  Plastics: [0.92, 1.0, 1.16, 1.14, 1.2, 1.0, 0.92, 0.9, 0.94, 1.0, 0.98, 0.97],
  Cans: [1.05, 1.0, 1.12, 1.2, 1.1, 0.95, 0.9, 0.9, 0.94, 1.02, 1.04, 1.15],
  Glasses: [1.1, 1.02, 1.05, 1.12, 1.0, 0.92, 0.9, 0.9, 0.95, 1.02, 1.06, 1.2],
  'E-waste': [1.1, 0.9, 1.25, 0.8, 0.9, 1.0, 1.0, 0.95, 1.2, 0.95, 0.95, 1.1],
  Organic: [0.95, 0.95, 1.0, 0.9, 1.12, 1.22, 1.18, 1.12, 1.04, 1.0, 0.98, 1.04],
  Mixed: [1.0, 0.95, 1.05, 1.3, 1.05, 1.05, 1.05, 1.0, 1.0, 1.05, 1.0, 1.1],
}
