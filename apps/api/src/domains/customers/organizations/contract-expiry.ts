import type { Contract, Organization, OrganizationForm } from '@thant/contracts/customers/organizations'

/**
 * Returns the expiry after a change. A contract that ends later than all before moves it, unless the change names
 * another day or the organization's contract has no end.
 */
export function expiryAfter(
  before: Pick<Organization, 'expiredDate' | 'contracts'>,
  { expiredDate, contracts }: Partial<Pick<OrganizationForm, 'expiredDate' | 'contracts'>>,
): string | null {
  if (expiredDate !== undefined && expiredDate !== before.expiredDate) return expiredDate
  const latest = latestEndOf(contracts)
  const isLater = latest !== undefined && latest > (latestEndOf(before.contracts) ?? '')
  if (before.expiredDate === null || !isLater || latest <= before.expiredDate) return before.expiredDate
  return latest
}

function latestEndOf(contracts: readonly Contract[] | undefined): string | undefined {
  return contracts
    ?.map(({ endDate }) => endDate)
    .sort()
    .at(-1)
}
