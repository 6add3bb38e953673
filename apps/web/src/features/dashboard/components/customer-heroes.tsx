import { StatRow } from '#components/figures/stat-row.tsx'
import { UnpaidCard } from '#features/invoices/components/unpaid-card.tsx'
import { NextPickupCard } from './next-pickup-card.tsx'
import { ThisMonthCard } from './this-month-card.tsx'

/** Answers what customers ask first: how much was collected, when the next pickup is, and what is due. */
export function CustomerHeroes({ organizationId }: { organizationId: string }) {
  return (
    <StatRow>
      <ThisMonthCard organizationId={organizationId} />
      <NextPickupCard organizationId={organizationId} />
      <UnpaidCard organizationId={organizationId} />
    </StatRow>
  )
}
