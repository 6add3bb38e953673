import type { Company } from '@thant/contracts/company/company'

export type CompanyValues = ReturnType<typeof valuesOfCompany>

/** Leaves `logo` undefined, because only a new or removed logo is sent. */
export function valuesOfCompany(company: Company) {
  const { logo: _logo, timeZone: _timeZone, mapTileUrl: _mapTileUrl, __v: _version, ...fields } = company
  return {
    ...fields,
    workingWeekdays: fields.workingWeekdays.map(String),
    logo: undefined as string | null | undefined,
  }
}
