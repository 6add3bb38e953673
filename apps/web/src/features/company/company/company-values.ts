import type { Company } from '@thant/contracts/company/company'
import type { companySettingsEndpoints } from '@thant/contracts/company/company-settings'
import type { BodyInputOf } from '@thant/contracts/endpoint'
import { anyTime, type HoursValues, hoursBodyOf } from '#components/fields/opening-hours.ts'

export type CompanyValues = ReturnType<typeof valuesOfCompany>

/** Leaves `logo` undefined, because only a new or removed logo is sent. */
export function valuesOfCompany(company: Company) {
  const { logo: _logo, timeZone: _timeZone, mapTileUrl: _mapTileUrl, __v: _version, ...others } = company
  const { retention: _retention, ...fields } = others
  return {
    ...fields,
    openingHours: (fields.openingHours ?? anyTime) as HoursValues,
    workingWeekdays: fields.workingWeekdays.map(String),
    logo: undefined as string | null | undefined,
  }
}

export function companyBodyOf({
  openingHours,
  workingWeekdays,
  ...values
}: CompanyValues): BodyInputOf<typeof companySettingsEndpoints.change> {
  return { ...values, openingHours: hoursBodyOf(openingHours), workingWeekdays: workingWeekdays.map(Number) }
}
