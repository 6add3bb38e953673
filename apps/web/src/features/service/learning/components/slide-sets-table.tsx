import { slideSetEndpoints } from '@thant/contracts/service/slide-sets'
import type { ReactNode } from 'react'
import { generatePath } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useCommonActions } from '#components/data-table/rows/use-common-actions.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
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
  const archive = useArchiveSlideSet()
  return (
    <ListTable
      endpoints={slideSetEndpoints}
      label={t('Slide sets')}
      state={state}
      search={t('Search title, author or description')}
      cells={{
        Title: { width: 285, onPhone: 'heading', render: (row) => <SlideSetTitle set={row} /> },
        Name: { width: 115 },
        quizID: { width: 100 },
        updatedAt: { onPhone: 'hidden' },
      }}
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

function editHref(slideSetId: string): string {
  return generatePath(paths.slideSetEdit, { slideSetId })
}
