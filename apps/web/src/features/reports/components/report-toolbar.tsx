import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { Report } from '@thant/contracts/reports'
import { Brand } from '#components/layout/brand.tsx'
import { LanguageSwitch } from '#components/layout/language-switch.tsx'
import { SchemeToggle } from '#components/layout/scheme-toggle.tsx'
import { loadCanvas } from '#features/plan/use-lazy-chart.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useDownloadReport } from '../use-download-report.ts'
import { PdfButton } from './pdf-button.tsx'
import classes from './report-screen.module.css'

/** Shown above a report on the screen only, not in print. */
export function ReportToolbar({ report }: { report: Report | undefined }) {
  const { t } = useTranslation()
  const download = useDownloadReport()
  const print = async () => {
    // Charts that were never in view can be printed only once their code is loaded.
    await loadCanvas().catch(() => undefined)
    window.print()
  }
  return (
    <header className={classes.toolbar}>
      <Brand />
      <div className={classes.tools}>
        <LanguageSwitch />
        <SchemeToggle />
        {report && (
          <div className={classes.actions}>
            <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => void print()}>
              {t('Print')}
            </Button>
            <PdfButton
              label={t('Download PDF')}
              loading={download.isPending}
              onDownload={(standard) => download.mutate({ reportId: report._id, standard })}
            />
          </div>
        )}
      </div>
    </header>
  )
}
