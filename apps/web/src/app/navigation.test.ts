import { type Area, areaOf, roles } from '@thant/contracts/roles'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { navigationOf, userMenuOf } from './navigation.ts'
import { routesFor } from './routes-for.tsx'

/** The sidebar of each area as the specification lists it (docs/specification.md 2.5). */
const sidebars: Record<Area, string[]> = {
  admin: [
    'Dashboard',
    'Requests',
    'Organizations',
    'Users',
    'Schedule: Way schedules, Recurring schedules, Not collected, Company days, Trainings',
    'Where it goes: Consignments, Mass balance, Stock-takes and losses, Waste by GRI 306, Destinations, Treatment profiles',
    'Bins: Bin Orders, Available Bins',
    'Payments',
    'Reporting',
    'Learning',
    'Audit log',
    'Mails not sent',
    'Backups',
    'Factor sets',
  ],
  operation: [
    'Dashboard',
    'Requests',
    'Organizations',
    'Users',
    'Schedule: Way schedules, Recurring schedules, Not collected, Company days',
    'Where it goes: Consignments, Mass balance, Stock-takes and losses, Waste by GRI 306, Destinations, Treatment profiles',
  ],
  finance: [
    'Dashboard',
    'Requests',
    'Organizations',
    'Not collected',
    'Where it goes: Consignments, Mass balance, Stock-takes and losses, Waste by GRI 306, Destinations, Treatment profiles',
    'Payments',
  ],
  customer: [
    'Dashboard',
    'Schedule',
    'Requests',
    'Data Table',
    'Training',
    'Waste Report',
    'Waste by GRI 306',
    'Carbon Report',
    'Invoices',
    'Contact',
    'Terms & conditions',
  ],
  driver: ['Today'],
}

const areas = [...new Set(roles.map(areaOf))]

describe.each(areas)('the menus of the area %s', (area) => {
  it('have the entries of the specification, in its order', () => {
    const shown = navigationOf(area).map((entry) =>
      'href' in entry ? entry.label : `${entry.label}: ${entry.entries.map(({ label }) => label).join(', ')}`,
    )
    expect(shown).toEqual(sidebars[area])
  })

  it('lead only to screens that the area has', () => {
    const entries = navigationOf(area).flatMap((entry) => ('href' in entry ? [entry] : entry.entries))
    const own = userMenuOf(area, () => undefined).flatMap((entry) => ('href' in entry ? [entry] : []))
    const dead = [...entries, ...own].filter(({ href }) => matchRoutes(routesFor(area), href) === null)
    expect(dead).toEqual([])
  })
})

it('the own menu has an account and a way out for everyone, and an organization for customers', () => {
  const labelsOf = (area: Area) => userMenuOf(area, () => undefined).map(({ label }) => label)
  expect(labelsOf('customer')).toEqual(['Account', 'Organization', 'Settings', 'Change Password', 'Log Out'])
  expect(labelsOf('driver')).toEqual(['Account', 'Settings', 'Change Password', 'Log Out'])
  expect(labelsOf('admin')).toEqual(['Account', 'Settings', 'Change Password', 'Log Out'])
})

it('offers customers who are limited to sites neither invoices nor waste reports', () => {
  const whole = ['invoices:of-organization', 'reports:list']
  const labels = navigationOf('customer', (permission) => !whole.includes(permission)).map(({ label }) => label)
  expect(labels).toContain('Data Table')
  expect(labels).not.toContain('Invoices')
  expect(labels).not.toContain('Waste Report')
  const own = userMenuOf(
    'customer',
    () => undefined,
    (permission) => permission !== 'organizations:change',
  )
  expect(own.map(({ label }) => label)).not.toContain('Organization')
})
