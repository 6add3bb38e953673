import { ActivityForm } from '#features/gri/components/activity-form.tsx'
import { GriEntriesPage } from '#features/gri/components/gri-entries-page.tsx'

export default function GriAmounts() {
  return (
    <GriEntriesPage>
      {({ activity }, of) => <ActivityForm key={`${of.organizationId} ${of.year}`} activity={activity} of={of} />}
    </GriEntriesPage>
  )
}
