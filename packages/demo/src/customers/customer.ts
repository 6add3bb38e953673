import type { CompanyType } from '@thant/contracts/company/company-types'
import rows from '../../data/customers.json' with { type: 'json' }
import type { Rhythm } from '../service/rhythm.ts'
import type { TownshipName } from './townships.ts'

/** These fields are written by hand; everything else about a customer is drawn at random. */
export type Customer = {
  name: string
  companyType: CompanyType
  /** E-mail addresses end in `@<domain>.example`. */
  domain: string
  township: TownshipName
  info: string
  rhythm: Rhythm
  /** This factor scales the weights that are typical of the company type. */
  size: number
  /** A second site, for one that is visited twice a week. */
  branch?: { name: string; township: TownshipName; accessNote: string }
}

/** The first, a mid-size office, owns the account customer@demo.example. */
export const customers = rows as Customer[]
