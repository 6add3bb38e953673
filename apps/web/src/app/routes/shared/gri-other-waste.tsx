import { GriEntriesPage } from '#features/gri/components/gri-entries-page.tsx'
import { OtherWastes } from '#features/gri/components/other-wastes.tsx'

export default function GriOtherWaste() {
  return <GriEntriesPage>{({ otherWaste }, of) => <OtherWastes wastes={otherWaste} of={of} />}</GriEntriesPage>
}
