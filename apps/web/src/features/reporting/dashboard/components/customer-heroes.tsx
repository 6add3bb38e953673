import { StatRow } from '#components/figures/stat-row.tsx'
import { MonthSoFarLine } from '#features/money/charges/components/unbilled-line.tsx'
import { UnpaidCard } from '#features/money/invoices/components/unpaid/unpaid-card.tsx'
import { useCan } from '#lib/visitor/access.ts'
import { NextPickupCard } from './next-pickup-card.tsx'
import { ThisMonthCard } from './this-month-card.tsx'

/** Answers what customers ask first: how much was collected, when the next pickup is, and, if they may know it, what is due. */
export function CustomerHeroes({ organizationId, site }: { organizationId: string; site: string | undefined }) {
  const can = useCan()
  return (
    <StatRow>
      <ThisMonthCard organizationId={organizationId} site={site} />
      <NextPickupCard organizationId={organizationId} site={site} />
      {can('invoices:of-organization') && (
        <UnpaidCard organizationId={organizationId}>{can('charges:list') && <MonthSoFarLine />}</UnpaidCard>
      )}
    </StatRow>
  )
}
