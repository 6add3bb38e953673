import type { contracts, organizations } from '@thant/api/database/schema/organizations'
import { createRandom } from '../random.ts'
import { createRounds, type Round } from '../service/rhythm.ts'
import type { Timeline } from '../timeline.ts'
import { type ContractTerms, drawOutlooks, drawTerms, yearlyTerms } from './contract-terms.ts'
import { type Customer, customers } from './customer.ts'
import type { People, Person } from './people.ts'
import { drawMobileNumber, drawOfficeNumber } from './phone-numbers.ts'
import { placeIn } from './townships.ts'

type OrganizationRow = typeof organizations.$inferInsert & { id: string }

export type DemoOrganization = Customer & {
  row: OrganizationRow
  terms: ContractTerms
  contact: Person
  isBurmese: boolean
  round: Round
  /** The time of day of the pickups, in minutes after midnight. */
  visitedAt: number
}

/** The first customer owns the account customer@demo.example. */
export function createOrganizations(timeline: Timeline, people: People): DemoOrganization[] {
  const outlooks = drawOutlooks(customers.length - 1, createRandom('contracts'))
  const nextRound = createRounds()
  return customers.map((customer, index) => {
    const outlook = outlooks[index - 1]
    const terms = outlook
      ? drawTerms(outlook, timeline.today, createRandom(`terms of ${customer.domain}`))
      : longStandingTerms(timeline)
    return createOrganization(customer, terms, nextRound(customer.rhythm), { timeline, people })
  })
}

export function contractRows({ row, terms }: DemoOrganization): Array<typeof contracts.$inferInsert> {
  return terms.periods.map(({ startsOn, endsOn }, position) => ({
    organizationId: row.id,
    position,
    startsOn: startsOn.toString(),
    endsOn: endsOn.toString(),
  }))
}

function longStandingTerms({ today }: Timeline): ContractTerms {
  const joinedOn = today.subtract({ months: 32 }).with({ day: 1 })
  return yearlyTerms(joinedOn, 3)
}

type World = { timeline: Timeline; people: People }

function createOrganization(
  customer: Customer,
  terms: ContractTerms,
  round: Round,
  { timeline, people }: World,
): DemoOrganization {
  const random = createRandom(`organization ${customer.domain}`)
  const isBurmese = /^\p{Script=Myanmar}/u.test(customer.name)
  const contact = people.meet({ inBurmese: isBurmese && random.happens(0.7) })
  const { address, latitude, longitude } = placeIn(customer.township, random, isBurmese)
  const lastRenewal = terms.periods.at(-1)?.startsOn ?? terms.joinedOn
  return {
    ...customer,
    terms,
    contact,
    isBurmese,
    round,
    visitedAt: random.integer(7 * 4, 17 * 4) * 15,
    row: {
      id: random.uuid(),
      version: terms.periods.length - 1,
      createdAt: timeline.at(terms.joinedOn, random.integer(9 * 60, 11 * 60)),
      updatedAt: timeline.at(lastRenewal, random.integer(13 * 60, 16 * 60)),
      name: customer.name,
      info: customer.info,
      email: `office@${customer.domain}.example`,
      address,
      officePhone: drawOfficeNumber(random),
      contactPersonName: contact.name,
      contactPersonPhone: drawMobileNumber(random),
      companyType: customer.companyType,
      joinedOn: terms.joinedOn.toString(),
      expiresOn: terms.expiresOn?.toString() ?? null,
      latitude,
      longitude,
    },
  }
}
