import type { CompanyType } from '@thant/contracts/company-types'
import type { Rhythm } from '../rhythm.ts'
import type { TownshipName } from '../townships.ts'

/** What is made up by hand about a customer organization; the rest is drawn. */
export type Customer = {
  name: string
  companyType: CompanyType
  /** Its e-mail addresses end in `@<domain>.example`. */
  domain: string
  township: TownshipName
  info: string
  rhythm: Rhythm
  /** Its weights, relative to what is usual for its company type. */
  size: number
}

/** The mid-size office that customer@demo.example belongs to. */
export const demoCustomer: Customer = {
  name: 'Thazin Hill Holdings',
  companyType: 'Corporate',
  domain: 'thazin-hill',
  township: 'Bahan',
  info: 'Head office with about 180 people on four floors and a staff canteen. Bins for six types stand on every floor.',
  rhythm: 'weekly',
  size: 1.2,
}
