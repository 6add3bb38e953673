import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { scheduleEndpoints } from '@thant/contracts/service/schedules'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { OffTimeHint } from '#features/service/schedules/components/off-time-hint.tsx'
import { SchedulesTable } from '#features/service/schedules/components/schedules-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'
import { useCan } from '#lib/visitor/access.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(scheduleEndpoints.list, search)

export default function Schedules() {
  const { t } = useTranslation()
  const can = useCan()
  const add = can('schedules:change') ? (
    <Button component={Link} to={paths.scheduleAdd} leftSection={<IconPlus size={16} />}>
      {t('Add Recurring Schedule')}
    </Button>
  ) : undefined
  return (
    <Page
      title={t('Recurring Schedules')}
      subtitle={t('Creates the pickups of the coming weeks every night.')}
      action={add}
    >
      <OffTimeHint />
      <SchedulesTable add={add} />
    </Page>
  )
}
