import { quizEndpoints } from '@thant/contracts/service/quizzes'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useArchiveQuiz } from '../api.ts'

type QuizzesTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function QuizzesTable({ add }: QuizzesTableProps) {
  const { t } = useTranslation()
  const actions = useCommonActions()
  const state = useListState(quizEndpoints.list)
  const archive = useArchiveQuiz()
  return (
    <ListTable
      endpoints={quizEndpoints}
      label={t('Quizzes')}
      state={state}
      search={t('Search title')}
      cells={{
        title: { width: 200, onPhone: 'heading' },
        usedBy: { width: 180 },
        updatedAt: { onPhone: 'hidden' },
      }}
      rowHref={(row) => editHref(row._id)}
      rowActions={(row) => [actions.edit(editHref(row._id)), actions.remove(() => archive(row))]}
      empty={{
        title: t('No quizzes yet'),
        hint: t('Questions with the right answer and why it is right; a slide set leads to its quiz.'),
        action: add,
      }}
    />
  )
}

function editHref(quizId: string): string {
  return generatePath(paths.quizEdit, { quizId })
}
