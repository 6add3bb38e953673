import { GriEntriesPage } from '#features/reporting/gri/components/gri-entries-page.tsx'
import { GriTexts } from '#features/reporting/gri/components/gri-texts.tsx'

export default function GriTextsScreen() {
  return (
    <GriEntriesPage>
      {({ texts }, of) => <GriTexts key={`${of.organizationId} ${of.year}`} texts={texts} of={of} />}
    </GriEntriesPage>
  )
}
