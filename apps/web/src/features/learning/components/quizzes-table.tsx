import { quizEndpoints } from '@thant/contracts/learning'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { CellText } from '#components/data-table/cell-text.tsx'
import { CellTime } from '#components/data-table/cell-time.tsx'
import type { ColumnOf } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { ExportMenu } from '#components/data-table/export-menu.tsx'
import { useCommonActions } from '#components/data-table/use-common-actions.ts'
import { useListState } from '#components/data-table/use-list-state.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useList } from '#lib/use-list.ts'
import { useArchiveQuiz } from '../api.ts'

type QuizzesTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function QuizzesTable({ add }: QuizzesTableProps) {
  const { t } = useTranslation()
  const actions = useCommonActions()
  const state = useListState(quizEndpoints.list)
  const list = useList(quizEndpoints.list, state.query)
  const columns = useColumns()
  const archive = useArchiveQuiz()
  return (
    <DataTable
      label={t('Quizzes')}
      list={list}
      state={state}
      columns={columns}
      filters={[
        { kind: 'text', name: 'title', label: t('Title') },
        { kind: 'days', from: 'from', to: 'to', label: t('Updated') },
      ]}
      search={t('Search title')}
      tools={<ExportMenu endpoint={quizEndpoints.export} state={state} name="quizzes" />}
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

function useColumns(): ColumnOf<typeof quizEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'title',
      title: t('Title'),
      sort: 'title',
      width: 200,
      onPhone: 'heading',
      render: (row) => <CellText>{row.title}</CellText>,
    },
    { key: 'questions', title: t('Questions'), align: 'right', render: (row) => format.number(row.TotalQuestions) },
    {
      key: 'usedBy',
      title: t('Used by'),
      width: 180,
      render: (row) => (row.usedBy.length === 0 ? null : <CellText>{row.usedBy.join(', ')}</CellText>),
    },
    {
      key: 'updatedAt',
      title: t('Updated'),
      sort: 'updatedAt',
      noWrap: true,
      onPhone: 'hidden',
      render: (row) => <CellTime instant={row.updatedAt} />,
    },
  ]
}

function editHref(quizId: string): string {
  return generatePath(paths.quizEdit, { quizId })
}
