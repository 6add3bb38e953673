import { Page } from '#components/layout/page.tsx'
import { RunSheet as RunSheetOfDay } from '#features/service/pickups/run-sheet/run-sheet.tsx'
import { useTranslation } from '#lib/i18n.ts'

export default function RunSheet() {
  const { t } = useTranslation()
  return (
    <Page title={t('Run sheet')} subtitle={t('The stops of a driver on one day, to print and take along.')}>
      <RunSheetOfDay />
    </Page>
  )
}
