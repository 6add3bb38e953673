import { ActivityForm } from '#features/reporting/gri/components/activity-form.tsx'
import { GriEntriesPage } from '#features/reporting/gri/components/gri-entries-page.tsx'
import { griEntriesQueries } from '#features/reporting/gri/gri-entries-queries.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = griEntriesQueries

export default function GriAmounts() {
  return (
    <GriEntriesPage>
      {({ activity }, of) => <ActivityForm key={`${of.organizationId} ${of.year}`} activity={activity} of={of} />}
    </GriEntriesPage>
  )
}
