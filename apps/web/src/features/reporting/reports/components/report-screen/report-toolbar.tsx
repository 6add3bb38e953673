import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { loadCanvas } from '#components/charts/use-lazy-chart.ts'
import { Brand } from '#components/layout/brand.tsx'
import { LanguageSwitch } from '#components/layout/language-and-scheme/language-switch.tsx'
import { SchemeToggle } from '#components/layout/language-and-scheme/scheme-toggle.tsx'
import { useTranslation } from '#lib/i18n.ts'
import classes from './report-screen.module.css'

/** Shown above a report on the screen only, not in print; `download` is undefined until the report is there. */
export function ReportToolbar({ download }: { download: ReactNode }) {
  const { t } = useTranslation()
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
        {download !== undefined && (
          <div className={classes.actions}>
            <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => void print()}>
              {t('Print')}
            </Button>
            {download}
          </div>
        )}
      </div>
    </header>
  )
}
