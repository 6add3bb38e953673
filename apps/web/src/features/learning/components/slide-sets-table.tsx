import { slideSetEndpoints } from '@thant/contracts/learning'
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
import { useArchiveSlideSet } from '../api.ts'
import { SlideSetTitle } from './slide-set-title.tsx'

type SlideSetsTableProps = {
  /** Shown in the empty list. */
  add: ReactNode
}

export function SlideSetsTable({ add }: SlideSetsTableProps) {
  const { t } = useTranslation()
  const actions = useCommonActions()
  const state = useListState(slideSetEndpoints.list)
  const list = useList(slideSetEndpoints.list, state.query)
  const columns = useColumns()
  const archive = useArchiveSlideSet()
  return (
    <DataTable
      label={t('Slide sets')}
      list={list}
      state={state}
      columns={columns}
      filters={[
        { kind: 'text', name: 'Title', label: t('Title') },
        { kind: 'text', name: 'Name', label: t('Author') },
        { kind: 'days', from: 'from', to: 'to', label: t('Updated') },
      ]}
      search={t('Search title, author or description')}
      tools={<ExportMenu endpoint={slideSetEndpoints.export} state={state} name="slide-sets" />}
      rowHref={(row) => editHref(row._id)}
      rowActions={(row) => [actions.edit(editHref(row._id)), actions.remove(() => archive(row))]}
      empty={{
        title: t('No slide sets yet'),
        hint: t('Lessons for customers appear here: pictures in order, links to read on, and a quiz.'),
        action: add,
      }}
    />
  )
}

function useColumns(): ColumnOf<typeof slideSetEndpoints.list>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      key: 'title',
      title: t('Title'),
      sort: 'Title',
      width: 220,
      onPhone: 'heading',
      render: (row) => <SlideSetTitle set={row} />,
    },
    {
      key: 'author',
      title: t('Author'),
      sort: 'Name',
      width: 120,
      render: (row) => <CellText>{row.Name}</CellText>,
    },
    { key: 'slides', title: t('Slides'), align: 'right', render: (row) => format.number(row.Slides.length) },
    { key: 'references', title: t('Links'), align: 'right', render: (row) => format.number(row.Reference.length) },
    {
      key: 'quiz',
      title: t('Quiz'),
      width: 140,
      render: (row) => row.quizID && <CellText>{row.quizID.title}</CellText>,
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

function editHref(slideSetId: string): string {
  return generatePath(paths.slideSetEdit, { slideSetId })
}
