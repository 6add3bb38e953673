import { GriEntriesPage } from '#features/reporting/gri/components/gri-entries-page.tsx'
import { GriTexts } from '#features/reporting/gri/components/gri-texts.tsx'
import { griEntriesQueries } from '#features/reporting/gri/gri-entries-queries.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = griEntriesQueries

export default function GriTextsScreen() {
  return (
    <GriEntriesPage>
      {({ texts }, of) => <GriTexts key={`${of.organizationId} ${of.year}`} texts={texts} of={of} />}
    </GriEntriesPage>
  )
}
