import { type Role, roles } from '@thant/contracts/roles'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { sidebars } from '../../e2e/looks/sidebars.ts'
import { navigationOf, userMenuOf } from './navigation.ts'
import { routesFor } from './routes-for.tsx'

describe.each(roles)('the menus of %s', (role) => {
  it('have seven lines at most, and Settings below, each with a letter of its own', {
    tags: ['13.2-01', '13.2-02'],
  }, () => {
    const lines = navigationOf(role)
    expect(lines.filter(({ isLast }) => !isLast).length).toBeLessThanOrEqual(7)
    expect(lines.filter(({ isLast }) => isLast).length).toBeLessThanOrEqual(1)
    expect(new Set(lines.map(({ shortcut }) => shortcut)).size).toBe(lines.length)
  })

  it('have no screen in two lines', () => {
    const all = navigationOf(role).flatMap(({ tabs }) => tabs.map(({ href }) => href))
    expect(new Set(all).size).toBe(all.length)
  })

  it('have the entries of the specification, in its order', () => {
    const shown = navigationOf(role).map(({ label, tabs }) => `${label}: ${tabs.map((tab) => tab.label).join(', ')}`)
    expect(shown).toEqual(sidebars[role])
  })

  it('lead only to screens that the role has', () => {
    const entries = navigationOf(role).flatMap(({ tabs }) => tabs)
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
  const lines = navigationOf('USER', (permission) => !whole.includes(permission))
  const labels = lines.flatMap(({ tabs }) => tabs.map(({ label }) => label))
  expect(labels).toContain('Collected waste')
  expect(labels).not.toContain('Invoices')
  expect(labels).not.toContain('Waste Report')
  const own = userMenuOf(
    'USER',
    () => undefined,
    (permission) => permission !== 'organizations:change',
  )
  expect(own.map(({ label }) => label)).not.toContain('Organization')
})
