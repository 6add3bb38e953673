import { createCustomerUsers } from './customers/customer-users.ts'
import { createNotes } from './customers/notes.ts'
import { createOrganizations, type DemoOrganization } from './customers/organizations.ts'
import { createPeople } from './customers/people.ts'
import { createStaff, type UserRow } from './customers/staff.ts'
import { createLessons, type DemoLesson } from './learning/learning.ts'
import { createDestinations, createProfiles, type DemoProfile } from './materials/treatment.ts'
import { createTaxes, type DemoTaxes } from './money/invoice-lines.ts'
import { createInvoices, type DemoInvoices } from './money/invoices.ts'
import { createPayments, type DemoPayments } from './money/payments.ts'
import { createPrices, type DemoPrices } from './money/prices.ts'
import { createRandom } from './random.ts'
import { type BinOrderRow, createBinOrders } from './service/bin-orders.ts'
import { createBins, type DemoBin } from './service/bins.ts'
import { createPickups, type DemoPickup } from './service/pickups.ts'
import { createPlacedBins } from './service/placed-bins.ts'
import { createRequests } from './service/requests.ts'
import { createSchedules } from './service/schedules.ts'
import { createTrainings, type DemoTraining } from './service/trainings.ts'
import { createFleet } from './service/vehicles.ts'
import { createTimeline } from './timeline.ts'

export type DemoCompany = {
  now: Date
  organizations: DemoOrganization[]
  users: UserRow[]
  notes: ReturnType<typeof createNotes>
  bins: DemoBin[]
  binOrders: BinOrderRow[]
  placedBins: ReturnType<typeof createPlacedBins>
  billing: DemoInvoices
  taxes: DemoTaxes
  prices: DemoPrices
  payments: DemoPayments
  schedules: ReturnType<typeof createSchedules>
  destinations: ReturnType<typeof createDestinations>
  fleet: ReturnType<typeof createFleet>
  profiles: DemoProfile[]
  pickups: Iterable<DemoPickup>
  requests: ReturnType<typeof createRequests>
  trainings: DemoTraining[]
  lessons: DemoLesson[]
}

/** Creates the demonstration company as of the day of `now`; the same day yields the same rows, including their ids. */
export function createDemoCompany({
  now,
  timeZone,
  passwordHash,
}: {
  now: Date
  timeZone: string
  passwordHash: string
}): DemoCompany {
  const timeline = createTimeline(now, timeZone)
  const people = createPeople(createRandom('people'))
  const staff = createStaff({ timeline, people, passwordHash })
  const organizations = createOrganizations(timeline, people)
  const customers = createCustomerUsers(organizations, { timeline, people, passwordHash })
  const bins = createBins(timeline)
  const profiles = createProfiles(timeline, staff)
  const billing = createInvoices(organizations, timeline)
  return {
    now,
    organizations,
    users: [...staff, ...customers],
    notes: createNotes({ organizations, staff }, timeline),
    bins,
    binOrders: createBinOrders({ organizations, bins, staff, timeline }),
    placedBins: createPlacedBins({ organizations, bins, timeline }),
    billing,
    taxes: createTaxes(billing.invoices, timeline),
    prices: createPrices(organizations, timeline),
    payments: createPayments(billing.invoices, timeline),
    schedules: createSchedules(organizations, staff, timeline),
    destinations: createDestinations(timeline),
    fleet: createFleet(timeline),
    profiles,
    pickups: createPickups({ organizations, staff, timeline, profiles }),
    requests: createRequests({ organizations, customers, staff }, timeline),
    trainings: createTrainings({ organizations, staff, timeline }),
    lessons: createLessons(timeline, staff, customers),
  }
}
