import { Checkbox } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'
import { useIsNarrow } from '#lib/use-is-narrow.ts'
import type { Column } from '../columns/column.ts'
import type { RowChoice } from './use-row-choice.ts'

/** A box at the head of each row, and one at the head of the table, or above the cards, for all rows of the page. */
export function choiceColumn<Row extends { _id: string }>(
  choice: RowChoice,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    key: 'choice',
    title: '',
    onPhone: 'box',
    head: <PageBox choice={choice} ids={rows.map(({ _id }) => _id)} />,
    render: (row) => <RowBox choice={choice} id={row._id} name={nameOf(row)} />,
  }
}

function PageBox({ choice: { chosen, choose }, ids }: { choice: RowChoice; ids: readonly string[] }) {
  const { t } = useTranslation()
  const isPhone = useIsNarrow(48)
  const count = ids.filter((id) => chosen.has(id)).length
  return (
    <Checkbox
      {...{ [isPhone ? 'label' : 'aria-label']: t('Choose all rows of this page') }}
      size={isPhone ? 'md' : undefined}
      checked={count > 0 && count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      onChange={(event) => choose(ids, event.currentTarget.checked)}
    />
  )
}

function RowBox({ choice: { chosen, choose }, id, name }: { choice: RowChoice; id: string; name: string }) {
  const { t } = useTranslation()
  return (
    <Checkbox
      aria-label={t('Choose {{name}}', { name })}
      size={useIsNarrow(48) ? 'md' : undefined}
      checked={chosen.has(id)}
      onChange={(event) => choose([id], event.currentTarget.checked)}
    />
  )
}
