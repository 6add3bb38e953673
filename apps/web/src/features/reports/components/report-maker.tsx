import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { ReportPreview } from '../report-subject.ts'
import { ReportChoice } from './report-choice.tsx'
import { ReportPreviewSections } from './report-preview-sections.tsx'

type ReportMakerProps = {
  pickupHref: (pickupId: string) => string
  /** Of a saved report. */
  reportHref: (reportId: string) => string
}

/** From a choice of quarters to the graphs, their summary and the saved report. */
export function ReportMaker({ pickupHref, reportHref }: ReportMakerProps) {
  const [made, setMade] = useState<{ preview: ReportPreview; count: number }>()
  return (
    <Stack gap="md">
      <ReportChoice onMade={(preview) => setMade((before) => ({ preview, count: (before?.count ?? 0) + 1 }))} />
      {made && (
        <ReportPreviewSections
          key={made.count}
          preview={made.preview}
          pickupHref={pickupHref}
          reportHref={reportHref}
        />
      )}
    </Stack>
  )
}
