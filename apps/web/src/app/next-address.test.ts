import { describe, expect, it } from 'vitest'
import { nextAddress, signInAddress } from './next-address.ts'
import { routesFor } from './routes-for.tsx'

const routes = routesFor('OPERATION')

describe('the address of sign-in', () => {
  it('leads back to the page that required it, with its filters', () => {
    const address = signInAddress({ pathname: '/users', search: '?q=a b' })
    expect(address).toBe('/log_in?next=%2Fusers%3Fq%3Da%20b')
    expect(new URLSearchParams(address.split('?')[1]).get('next')).toBe('/users?q=a b')
  })

  it.each(['/', '/no/such/page'])('does not lead back to %s', (pathname) => {
    expect(signInAddress({ pathname, search: '' })).toBe('/log_in')
  })
})

describe('sign-in leads', () => {
  it('to the page that required it, where the role has it', () => {
    expect(nextAddress(routes, '/users?q=a')).toBe('/users?q=a')
  })

  it.each([
    ['of another area', '/audit'],
    ['that does not exist', '/no/such/page'],
    ['of another site', 'https://example.com/users'],
    ['of another site without its scheme', '//example.com/users'],
    ['of a script', 'javascript:alert(1)'],
    ['that is none', ''],
  ])('to the start page instead of a page %s', (_which, next) => {
    expect(nextAddress(routes, next)).toBe('/')
  })
})
