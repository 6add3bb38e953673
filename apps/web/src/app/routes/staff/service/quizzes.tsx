import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { quizEndpoints } from '@thant/contracts/service/quizzes'
import { Link } from 'react-router'
import { listQueries } from '#components/data-table/address/list-queries.ts'
import { Page } from '#components/layout/page/page.tsx'
import { QuizzesTable } from '#features/service/learning/components/quizzes-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import type { ScreenQueries } from '#lib/screen-queries.ts'

export const queries: ScreenQueries = ({ search }) => listQueries(quizEndpoints.list, search)

export default function Quizzes() {
  const { t } = useTranslation()
  const add = (
    <Button component={Link} to={paths.quizAdd} leftSection={<IconPlus size={16} />}>
      {t('Add Quiz')}
    </Button>
  )
  return (
    <Page
      title={t('Quizzes')}
      subtitle={t('What customers read in their trainings, and the quizzes about it.')}
      action={add}
    >
      <QuizzesTable add={add} />
    </Page>
  )
}
