import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Brand } from '#components/layout/brand.tsx'
import { LanguageSwitch } from '#components/layout/language-switch.tsx'
import { SchemeToggle } from '#components/layout/scheme-toggle.tsx'
import { loadCanvas } from '#features/materials/plan/use-lazy-chart.ts'
import { useTranslation } from '#lib/i18n.ts'
import type { ReportSource } from '../report-source.ts'
import { useDownloadReport } from '../use-download-report.ts'
import { PdfButton } from './pdf-button.tsx'
import classes from './report-screen.module.css'

/** Shown above a report on the screen only, not in print; `source` is undefined until the report is there. */
export function ReportToolbar({ source }: { source: ReportSource | undefined }) {
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
        {source && (
          <div className={classes.actions}>
            <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => void print()}>
              {t('Print')}
            </Button>
            <PdfButton
              label={t('Download PDF')}
              loading={download.isPending}
              onDownload={(standard) => download.mutate({ source, standard })}
            />
          </div>
        )}
      </div>
    </header>
  )
}
