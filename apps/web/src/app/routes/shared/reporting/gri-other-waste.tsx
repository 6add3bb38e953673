import { GriEntriesPage } from '#features/reporting/gri/components/gri-entries-page.tsx'
import { OtherWastes } from '#features/reporting/gri/components/other-wastes.tsx'

export default function GriOtherWaste() {
  return <GriEntriesPage>{({ otherWaste }, of) => <OtherWastes wastes={otherWaste} of={of} />}</GriEntriesPage>
}
