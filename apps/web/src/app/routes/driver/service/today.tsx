import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Page } from '#components/layout/page.tsx'
import { DriverDay } from '#features/service/driver/components/driver-day.tsx'
import { Sunlit } from '#features/service/driver/components/sunlit.tsx'
import { dayQueries } from '#features/service/driver/days-at-hand.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { todayIn } from '#lib/zoned-time.ts'

export const queries: ScreenQueries = ({ timeZone }) => dayQueries(timeZone)

export default function DriverToday() {
  const { t } = useTranslation()
  const format = useFormat()
  const today = todayIn(useCompanyTimeZone())
  return (
    <Sunlit>
      <Page
        width="form"
        title={t('Today')}
        subtitle={format.date(today)}
        action={
          <Button component={Link} to={paths.runSheet} variant="subtle" leftSection={<IconPrinter size={16} />}>
            {t('Run sheet')}
          </Button>
        }
      >
        <DriverDay />
      </Page>
    </Sunlit>
  )
}
