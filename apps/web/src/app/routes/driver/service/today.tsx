import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Page } from '#components/layout/page/page.tsx'
import { type DayOfDriver, DriverDay } from '#features/service/driver/components/driver-day.tsx'
import { Sunlit } from '#features/service/driver/components/sunlit.tsx'
import { dayNow, dayQueries } from '#features/service/driver/days-at-hand.ts'
import { labelReader } from '#features/service/driver/read-labels.ts'
import { daysAfter } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'

export const queries: ScreenQueries = ({ timeZone }) => dayQueries(timeZone)

/** Labels are read without network too. */
export const laterFiles = [labelReader]

export default function DriverToday() {
  const { t } = useTranslation()
  const format = useFormat()
  const timeZone = useCompanyTimeZone()
  const [day, setDay] = useState<DayOfDriver>('today')
  const today = dayNow(timeZone)
  return (
    <Sunlit>
      <Page
        width="column"
        title={day === 'today' ? t('Today') : t('Tomorrow')}
        subtitle={format.date(day === 'today' ? today : daysAfter(today, 1))}
        action={
          <Button component={Link} to={paths.runSheet} variant="subtle" leftSection={<IconPrinter size={16} />}>
            {t('Run sheet')}
          </Button>
        }
      >
        <DriverDay day={day} onChoose={setDay} />
      </Page>
    </Sunlit>
  )
}
