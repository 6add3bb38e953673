import type { DemoEmail } from '../accounts.ts'
import { createRandom, type Random } from '../random.ts'
import { earlierOf, type Timeline } from '../timeline.ts'
import type { DemoOrganization } from './organizations.ts'
import type { People, Person } from './people.ts'
import { drawMobileNumber } from './phone-numbers.ts'
import type { UserRow } from './staff.ts'

type World = { timeline: Timeline; people: People; passwordHash: string }

const demoEmail: DemoEmail = 'customer@demo.example'

/**
 * Creates one to three users per organization: its contact person and colleagues, some of whom were only just invited.
 */
export function createCustomerUsers(organizations: readonly DemoOrganization[], world: World): UserRow[] {
  return organizations.flatMap((organization, index) => {
    const random = createRandom(`users ${organization.domain}`)
    const contact = createUser(organization, organization.contact, world, random)
    const colleagues = Array.from({ length: random.pick([0, 0, 1, 1, 2]) }, () => {
      const person = world.people.meet({ inBurmese: organization.isBurmese && random.happens(0.7) })
      return createUser(organization, person, world, random)
    })
    const [last, ...others] = colleagues
    if (index === 0) return [{ ...contact, email: demoEmail }, ...colleagues]
    if (last === undefined || !random.happens(0.2)) return [contact, ...colleagues]
    return [contact, ...others, invited(last, world.timeline, random)]
  })
}

function createUser(organization: DemoOrganization, person: Person, { timeline, passwordHash }: World, random: Random) {
  const yesterday = timeline.today.subtract({ days: 1 })
  const later = organization.terms.joinedOn.add({ days: random.integer(0, 40) })
  const createdAt = timeline.at(earlierOf(later, yesterday), random.integer(9 * 60, 16 * 60))
  const { id: organizationId, contactPersonName, contactPersonPhone } = organization.row
  return {
    id: random.uuid(),
    name: person.name,
    email: `${person.mailbox}@${organization.domain}.example`,
    phone: person.name === contactPersonName ? contactPersonPhone : drawMobileNumber(random),
    role: 'USER' as const,
    organizationId,
    passwordHash,
    createdAt,
    updatedAt: createdAt,
  }
}

function invited(user: UserRow, { today, at }: Timeline, random: Random): UserRow {
  const createdAt = at(today.subtract({ days: random.integer(1, 5) }), random.integer(9 * 60, 16 * 60))
  return { ...user, passwordHash: null, createdAt, updatedAt: createdAt }
}
