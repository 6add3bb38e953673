import { Temporal } from 'temporal-polyfill'

/** How long before its end a contract is called soon to expire. */
export const soonDays = 30

export type ContractTerm = { state: 'open' } | { state: 'running' | 'expiring' | 'expired'; daysLeft: number }

/** How a contract that ends on a day stands today, both as `YYYY-MM-DD`; it still runs on its last day. */
export function contractTerm(expiresOn: string | null, today: string): ContractTerm {
  if (expiresOn === null) return { state: 'open' }
  const daysLeft = Temporal.PlainDate.from(today).until(expiresOn).days
  if (daysLeft < 0) return { state: 'expired', daysLeft }
  return { state: daysLeft <= soonDays ? 'expiring' : 'running', daysLeft }
}
