import { ActivityForm } from '#features/reporting/gri/components/activity-form.tsx'
import { GriEntriesPage } from '#features/reporting/gri/components/gri-entries-page.tsx'

export default function GriAmounts() {
  return (
    <GriEntriesPage>
      {({ activity }, of) => <ActivityForm key={`${of.organizationId} ${of.year}`} activity={activity} of={of} />}
    </GriEntriesPage>
  )
}
