import { Temporal } from 'temporal-polyfill'

/** A contract counts as expiring this many days before its end. */
export const soonDays = 30

export type ContractTerm = { state: 'open' } | { state: 'running' | 'expiring' | 'expired'; daysLeft: number }

/** Returns a contract's state; both days are `YYYY-MM-DD`, and the last day still belongs to the contract. */
export function contractTerm(expiresOn: string | null, today: string): ContractTerm {
  if (expiresOn === null) return { state: 'open' }
  const daysLeft = Temporal.PlainDate.from(today).until(expiresOn).days
  if (daysLeft < 0) return { state: 'expired', daysLeft }
  return { state: daysLeft <= soonDays ? 'expiring' : 'running', daysLeft }
}
