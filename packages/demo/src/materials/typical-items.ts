import type { CompanyType } from '@thant/contracts/company/company-types'
import groups from '../../data/typical-items.json' with { type: 'json' }
import type { ProductName } from './products.ts'

export type TypicalItem = { product: ProductName; weeklyKg: number; likelihood: number }

const byCompanyType = new Map(
  Object.values(groups).flatMap(({ companyTypes, items }) =>
    companyTypes.map((companyType) => [companyType, items as TypicalItem[]]),
  ),
)

export function typicalItemsOf(companyType: CompanyType): readonly TypicalItem[] {
  const items = byCompanyType.get(companyType)
  if (items === undefined) throw new Error(`the demonstration does not know what a customer of ${companyType} has`)
  return items
}
