import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { ReportPreview } from '../../report-subject.ts'
import { ReportChoice } from './report-choice.tsx'
import { ReportPreviewSections } from './report-preview-sections.tsx'

export function ReportMaker() {
  const [made, setMade] = useState<{ preview: ReportPreview; count: number }>()
  return (
    <Stack gap="md">
      <ReportChoice onMade={(preview) => setMade((before) => ({ preview, count: (before?.count ?? 0) + 1 }))} />
      {made && <ReportPreviewSections key={made.count} preview={made.preview} />}
    </Stack>
  )
}
