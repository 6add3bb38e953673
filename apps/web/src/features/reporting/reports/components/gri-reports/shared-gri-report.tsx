import { VisuallyHidden } from '@mantine/core'
import { griReportLinkEndpoints } from '@thant/contracts/reporting/gri-report-links'
import { formatMonths } from '@thant/i18n/short-dates'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { evidencedGriReport } from '../../evidenced-report.ts'
import { useCountOpening } from '../../use-count-opening.ts'
import { ReportFrame } from '../report-screen/report-frame.tsx'
import classes from '../report-screen/report-screen.module.css'
import { SharedReportTabs } from '../report-screen/shared-report-tabs.tsx'
import { GriPdfButton } from './gri-pdf-button.tsx'
import { GriReportPages } from './gri-report-pages.tsx'
import { GriVersions } from './gri-versions.tsx'

/** What the reader of a share link sees of a saved report of GRI 306. */
export function SharedGriReport({ link }: { link: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const result = useEndpoint(griReportLinkEndpoints.shared, { params: { link } })
  const report = result.data?.data
  useCountOpening(griReportLinkEndpoints, report && link)
  return (
    <ReportFrame request={result} download={report && <GriPdfButton source={{ link }} number={report.number} />}>
      {report && (
        <>
          <title>{`${t('GRI report {{number}}', { number: report.number })} · Thant`}</title>
          <GriVersions
            className={classes.notice}
            revisedBy={report.revisedBy?.number ?? null}
            others={report.others.map(({ number }) => number)}
          />
          <SharedReportTabs
            endpoints={griReportLinkEndpoints}
            link={link}
            openUntil={report.openUntil}
            report={evidencedGriReport(report, formatMonths(report.data.period, format, t))}
          >
            <div className={classes.document}>
              <VisuallyHidden component="h1">{t('GRI report {{number}}', { number: report.number })}</VisuallyHidden>
              <GriReportPages report={report} />
            </div>
          </SharedReportTabs>
        </>
      )}
    </ReportFrame>
  )
}
