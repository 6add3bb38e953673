import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { Message } from '@thant/contracts/materials/plan'
import { periodOf } from '@thant/contracts/reporting/quarters'
import type { PdfStandard } from '@thant/contracts/reporting/report-downloads'
import { reportEndpoints } from '@thant/contracts/reporting/reports'
import { withoutJoiners } from '@thant/i18n/word-joiner'
import { useRef, useState } from 'react'
import { generatePath, Link } from 'react-router'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'
import { usePlanFormat } from '#features/materials/plan/use-plan-format.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ReportPreview } from '../../report-subject.ts'
import { wasteReports } from '../../shared-kinds.ts'
import { useDownloadReport } from '../../use-download-report.ts'
import { useShareReport } from '../../use-share-report.ts'
import { PdfButton } from '../report-screen/pdf-button.tsx'
import { ShareButton } from '../sharing/share-button.tsx'
import { ShareReportDialog } from '../sharing/share-report-dialog.tsx'
import { useAskAboutFormer } from './ask-about-former.tsx'
import { SummaryLines } from './summary-lines.tsx'

type AfterSaving = PdfStandard | 'share'

/** Edits the findings and recommendations that the rules generated, and saves them with the report. */
export function ReportSummaryForm({ preview }: { preview: ReportPreview }) {
  const { t } = useTranslation()
  const { formatMessage } = usePlanFormat()
  const download = useDownloadReport()
  const share = useShareReport(wasteReports)
  const [savedId, setSavedId] = useState(preview.data.saved?._id)
  /** Set when the report is saved in order to download its PDF or to share it. */
  const savedFor = useRef<AfterSaving>(undefined)
  const { data, subject } = preview
  const typed = (line: Message) => withoutJoiners(formatMessage(line))
  const record = useRecordForm({
    endpoint: reportEndpoints.create,
    initialValues: {
      findings: data.findings.map(typed),
      recommendations: data.recommendations.map(typed),
    },
    toBody: (lines) => ({ ...subject, ...lines, replaces: 'ask' }),
    overrule: useAskAboutFormer(),
    saved: 'The report was saved.',
    failed: ({ status }) => {
      // The report was saved, but the reply has no id.
      if (status === reportEndpoints.create.status) return ' Report ID is missing and could not be generated.'
      if (savedFor.current === 'share') return 'Failed to save report before sharing.'
      return savedFor.current ? 'Failed to save report before downloading.' : undefined
    },
    onSaved: ({ _id }) => {
      setSavedId(_id)
      if (savedFor.current) goOn(_id, savedFor.current)
    },
  })
  const goOn = (reportId: string, next: AfterSaving) => {
    if (next === 'share') share.mutate(reportId)
    else download.mutate({ source: { reportId }, standard: next })
  }
  const save = (next?: AfterSaving) => {
    savedFor.current = next
    record.submit()
  }
  const saveOnce = (next: AfterSaving) => {
    const { form } = record
    const isAsSaved = JSON.stringify(form.getValues()) === JSON.stringify(form.getInitialValues())
    if (savedId !== undefined && isAsSaved) goOn(savedId, next)
    else save(next)
  }
  return (
    <Card component="section" aria-label={t('Summary')}>
      <Stack>
        <div>
          <Title order={2}>{t('Summary')}</Title>
          <Text c="dimmed">
            {t('Change what the report finds and recommends, then save it.')}{' '}
            {t('Lines that you type are marked as remarks of {{name}}.', { name: data.company.name })}
          </Text>
        </div>
        <Form form={{ ...record, submit: () => save() }} submit={t('Create Summary')}>
          <SummaryLines record={record} path="findings" label={t('Findings')} add={t('Add finding')} />
          <SummaryLines
            record={record}
            path="recommendations"
            label={t('Recommendations')}
            add={t('Add recommendation')}
          />
        </Form>
        <Group gap="md">
          <ShareButton loading={share.isPending} disabled={record.isSaving} onShare={() => saveOnce('share')} />
          <PdfButton
            variant="default"
            label={t('Download Report')}
            loading={download.isPending || record.isSaving}
            onDownload={saveOnce}
          />
          {savedId !== undefined && (
            <Anchor component={Link} to={generatePath(paths.report, { reportId: savedId })}>
              {t('Open the saved report')}
            </Anchor>
          )}
        </Group>
      </Stack>
      {share.data && (
        <ShareReportDialog
          report={{ _id: share.data.reportId, organization: data.organization, period: periodOf(data) }}
          link={share.data}
          onClose={share.reset}
        />
      )}
    </Card>
  )
}
