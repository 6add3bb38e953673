import { type Role, roles } from '@thant/contracts/roles'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { sidebars } from '../../e2e/sidebars.ts'
import { navigationOf, userMenuOf } from './navigation.ts'
import { routesFor } from './routes-for.tsx'

describe.each(roles)('the menus of %s', (role) => {
  it('have the entries of the specification, in its order', () => {
    const shown = navigationOf(role).map((entry) =>
      'href' in entry ? entry.label : `${entry.label}: ${entry.entries.map(({ label }) => label).join(', ')}`,
    )
    expect(shown).toEqual(sidebars[role])
  })

  it('lead only to screens that the role has', () => {
    const entries = navigationOf(role).flatMap((entry) => ('href' in entry ? [entry] : entry.entries))
    const own = userMenuOf(role, () => undefined).flatMap((entry) => ('href' in entry ? [entry] : []))
    const dead = [...entries, ...own].filter(({ href }) => matchRoutes(routesFor(role), href) === null)
    expect(dead).toEqual([])
  })
})

it('the own menu has an account and a way out for everyone, and an organization for customers', () => {
  const labelsOf = (role: Role) => userMenuOf(role, () => undefined).map(({ label }) => label)
  expect(labelsOf('USER')).toEqual(['Account', 'Organization', 'Settings', 'Change Password', 'Log Out'])
  expect(labelsOf('DRIVER')).toEqual(['Account', 'Settings', 'Change Password', 'Log Out'])
  expect(labelsOf('ADMIN')).toEqual(['Account', 'Settings', 'Change Password', 'Log Out'])
})

it('offers customers who are limited to sites neither invoices nor waste reports', { tags: ['10.2-07'] }, () => {
  const whole = ['invoices:of-organization', 'reports:list']
  const labels = navigationOf('USER', (permission) => !whole.includes(permission)).map(({ label }) => label)
  expect(labels).toContain('Data Table')
  expect(labels).not.toContain('Invoices')
  expect(labels).not.toContain('Waste Report')
  const own = userMenuOf(
    'USER',
    () => undefined,
    (permission) => permission !== 'organizations:change',
  )
  expect(own.map(({ label }) => label)).not.toContain('Organization')
})
