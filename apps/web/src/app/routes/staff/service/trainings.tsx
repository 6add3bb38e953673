import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { trainingEndpoints } from '@thant/contracts/service/trainings'
import { Link } from 'react-router'
import { isUnfiltered } from '#components/data-table/address/is-unfiltered.ts'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { upcomingPart } from '#components/data-table/views/use-upcoming-view.ts'
import { Page } from '#components/layout/page/page.tsx'
import { TrainingsTable } from '#features/service/trainings/components/trainings-table.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search, timeZone }) =>
  listQueries(trainingEndpoints.list, search, upcomingPart(isUnfiltered(search), todayIn(timeZone), 'trainingDate'))

export default function Trainings() {
  const { t } = useTranslation()
  const add = (
    <Button component={Link} to={paths.trainingAdd} leftSection={<IconPlus size={16} />}>
      {t('Add Training Schedule')}
    </Button>
  )
  return (
    <Page title={t('Trainings')} subtitle={t('Who is trained when, by whom and in what.')} action={add}>
      <TrainingsTable add={add} />
    </Page>
  )
}
