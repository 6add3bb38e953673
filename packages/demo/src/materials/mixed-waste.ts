import type { CompanyType } from '@thant/contracts/company/company-types'
import { Temporal } from 'temporal-polyfill'
import { createRandom } from '../random.ts'
import type { Stop } from '../service/stops.ts'
import type { Timeline } from '../timeline.ts'
import { productLabel } from './products.ts'
import type { WeighedItem } from './weighing.ts'

const untidy: readonly CompanyType[] = ['Hotel', 'Shopping Mall']

/** Crews have noted for half a year what they find unsorted, at hotels and in malls. */
export function mixedWasteAt({ organization, day }: Stop, { today }: Timeline): WeighedItem[] {
  const random = createRandom(`mixed waste ${organization.domain} ${day}`)
  const isNoted = Temporal.PlainDate.compare(day, today.subtract({ months: 6 }).with({ day: 1 })) >= 0
  if (!isNoted || !untidy.includes(organization.companyType) || !random.happens(0.2)) return []
  return [
    {
      productName: productLabel('mixedTrash', organization.isBurmese),
      wasteType: 'Mixed',
      weightKg: random.between(4, 26).toFixed(1),
      remark: '',
    },
  ]
}
