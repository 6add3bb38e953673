import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { slideSetEndpoints } from '@thant/contracts/service/slide-sets'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { SlideSetsTable } from '#features/service/learning/components/slide-sets-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(slideSetEndpoints.list, search)

export default function Learning() {
  const { t } = useTranslation()
  const add = (
    <Button component={Link} to={paths.slideSetAdd} leftSection={<IconPlus size={16} />}>
      {t('Add Slide Set')}
    </Button>
  )
  return (
    <Page
      title={t('Slide sets')}
      subtitle={t('What customers read in their trainings, and the quizzes about it.')}
      action={add}
    >
      <SlideSetsTable add={add} />
    </Page>
  )
}
