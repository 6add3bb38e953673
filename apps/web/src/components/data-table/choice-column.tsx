import { Checkbox } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'
import type { Column } from './column.ts'
import type { RowChoice } from './use-row-choice.ts'

type Row = { _id: string }

/** A box at the head of each row, and one at the head of the table for all rows of the page. */
export function useChoiceColumn<R extends Row>(
  { chosen, choose }: RowChoice,
  rows: readonly R[],
  nameOf: (row: R) => string,
): Column<R> {
  const { t } = useTranslation()
  const ids = rows.map(({ _id }) => _id)
  const count = ids.filter((id) => chosen.has(id)).length
  return {
    key: 'choice',
    title: '',
    onPhone: 'hidden',
    head: (
      <Checkbox
        aria-label={t('Choose all rows of this page')}
        checked={count > 0 && count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        onChange={(event) => choose(ids, event.currentTarget.checked)}
      />
    ),
    render: (row) => (
      <Checkbox
        aria-label={t('Choose {{name}}', { name: nameOf(row) })}
        checked={chosen.has(row._id)}
        onChange={(event) => choose([row._id], event.currentTarget.checked)}
      />
    ),
  }
}
