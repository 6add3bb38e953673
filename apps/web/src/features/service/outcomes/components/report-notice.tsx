import { Badge, Card, Group, Stack, Text } from '@mantine/core'
import { type MissedReport, missedReportKindLabels } from '@thant/contracts/service/missed-reports'
import type { ReactNode } from 'react'
import { PhotoRow } from '#components/figures/photo-row.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { reportStates } from '../report-state.ts'
import { Signature } from './signature.tsx'

/** Shows what a customer reported of a pickup, and the answer. */
export function ReportNotice({ report, children }: { report: MissedReport; children?: ReactNode }) {
  const { t } = useTranslation()
  const state = reportStates[report.state]
  return (
    <Card>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>{t(missedReportKindLabels[report.kind])}</Text>
          <Badge color={state.color}>{t(state.label)}</Badge>
        </Group>
        {report.note !== '' && <Words text={report.note} />}
        <PhotoRow photos={report.photos} />
        <Signature at={report.createdAt} person={report.reportedBy} />
        {report.answeredAt !== null && (
          <>
            {report.answerNote !== '' && <Words text={report.answerNote} />}
            <Signature at={report.answeredAt} person={report.answeredBy} />
          </>
        )}
        {children}
      </Stack>
    </Card>
  )
}

function Words({ text }: { text: string }) {
  return (
    <Text fz="sm" lang={languageOf(text)} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  )
}
