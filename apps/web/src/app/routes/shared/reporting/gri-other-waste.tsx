import { GriEntriesPage } from '#features/reporting/gri/components/gri-entries-page.tsx'
import { OtherWastes } from '#features/reporting/gri/components/other-wastes.tsx'
import { griEntriesQueries } from '#features/reporting/gri/gri-entries-queries.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = griEntriesQueries

export default function GriOtherWaste() {
  return <GriEntriesPage>{({ otherWaste }, of) => <OtherWastes wastes={otherWaste} of={of} />}</GriEntriesPage>
}
