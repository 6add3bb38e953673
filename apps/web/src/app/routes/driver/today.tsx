import { Page } from '#components/layout/page.tsx'
import { DriverDay } from '#features/pickups/driver/driver-day.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'

export default function DriverToday() {
  const { t } = useTranslation()
  const format = useFormat()
  const today = todayIn(useCompanyTimeZone())
  return (
    <Page width="form" title={t('Today')} subtitle={format.date(today)}>
      <DriverDay />
    </Page>
  )
}
