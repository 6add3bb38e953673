import { addressIn, type Company, descriptionIn } from '@thant/contracts/company/company'
import type { Language } from '@thant/contracts/customers/auth'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Describes the company in the words of schema.org, which search engines read; what is empty is left out. */
export function structuredDataOf(company: Company, language: Language, origin: string): object {
  const { name, logo, phone, email, location, openingHours, workingWeekdays, foundingYear } = company
  const image = logo?.startsWith('/') ? origin + logo : (logo ?? `${origin}/icon-512.png`)
  const profiles = [company.website, company.facebook].filter((address) => address !== '')
  const permits = [company.licence, company.registration].filter((permit) => permit !== '')
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${origin}/landing#company`,
    name,
    description: descriptionIn(language, company) || undefined,
    url: `${origin}/landing`,
    logo: image,
    image,
    address: addressIn(language, company) || undefined,
    telephone: phone || undefined,
    email: email || undefined,
    foundingDate: String(foundingYear),
    geo: location ? { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng } : undefined,
    openingHoursSpecification: openingHours
      ? {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: workingWeekdays.map((day) => dayNames[day - 1]),
          opens: openingHours.from,
          closes: openingHours.to,
        }
      : undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
    identifier: permits.length > 0 ? permits : undefined,
  }
}

/** Writes JSON that ends no script element and that old parsers of scripts read, too. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
