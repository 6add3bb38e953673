import { Button } from '@mantine/core'
import { IconArchive, IconPlus } from '@tabler/icons-react'
import type { Endpoint } from '@thant/contracts/endpoint'
import type { Permission } from '@thant/contracts/permissions'
import type { TranslationKey } from '@thant/i18n/translation-key'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { type ArchiveEndpoint, useArchive } from '#components/feedback/use-archive.ts'
import { type RestoreEndpoint, useRestore } from '#components/feedback/use-restore.ts'
import { Page } from '#components/layout/page/page.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useListState } from './address/use-list-state.ts'
import { type RowChoice, useRowChoice } from './chosen-rows/use-row-choice.ts'
import type { RowAction } from './columns/column.ts'
import type { Cells, ColumnedList, RowOf } from './columns/list-cells.ts'
import type { ListFilter } from './filters/use-list-filters.ts'
import { ListTable } from './list-table.tsx'
import { useCommonActions } from './rows/use-common-actions.ts'
import { useArchivedView } from './views/archived-view.tsx'

type ListDefinition<List extends ColumnedList> = {
  endpoints: {
    list: List
    export: Endpoint & { reply: 'file' }
    archive: ArchiveEndpoint
    restore: RestoreEndpoint
  }
  /** Who may add, change, archive and restore a record; everybody else only reads the list. */
  change: Permission
  title: TranslationKey
  subtitle: TranslationKey
  /** What the search looks for. */
  search: TranslationKey
  add: { path: string; label: TranslationKey }
  /** The path of the screen that changes a record, whose parameter is its id. */
  edit: string
  /** The path of the screen that shows a record to those who may not change it. */
  read?: string
  cells: Cells<List>
  /** The columns that a reader has to ask for. */
  initiallyHidden?: readonly string[]
  /** The filters in their order; by default those of all columns. */
  useFilters?: () => readonly ListFilter<List>[] | undefined
  /** What those who may change records do to several that are chosen; without it rows cannot be chosen. */
  Bar?: ComponentType<{ choice: RowChoice }>
  nameOf: (row: RowOf<List>) => string
  /** What is asked before a record is archived; `text` has its `{{name}}`. */
  archive: { title: TranslationKey; text: TranslationKey }
  empty: { title: TranslationKey; hint: TranslationKey }
}

/** The screen of a list whose records are added, changed, archived and restored. */
export function listScreen<List extends ColumnedList>(definition: ListDefinition<List>): ComponentType {
  return () => <ListScreen {...definition} />
}

function ListScreen<List extends ColumnedList>({
  endpoints,
  change,
  title,
  subtitle,
  search,
  add,
  edit,
  read,
  cells,
  initiallyHidden = [],
  useFilters = filtersOfColumns,
  Bar,
  nameOf,
  archive,
  empty,
}: ListDefinition<List>) {
  const { t } = useTranslation()
  const state = useListState(endpoints.list)
  const actions = useCommonActions()
  const archived = useArchivedView(true)
  const mayChange = useCan()(change)
  const opened = mayChange ? edit : read
  const choice = useRowChoice(endpoints.export)
  const restore = useRestore(endpoints.restore)
  const askAndArchive = useArchive<RowOf<List>>({
    endpoint: endpoints.archive,
    title: t(archive.title),
    body: (row) => t(archive.text, { name: nameOf(row) }),
    confirm: t('Archive'),
    done: (row) => t('{{name}} was archived.', { name: nameOf(row) }),
    undo: (row) => restore(row, nameOf(row)),
  })
  const actionsFor = (row: RowOf<List>): RowAction[] => {
    if (!mayChange) return []
    if (archived.isOn) return [actions.restore(() => restore(row, nameOf(row)))]
    const ask = () => void askAndArchive(row)
    return [
      actions.edit(hrefOf(edit, row)),
      { label: t('Archive'), icon: IconArchive, isDangerous: true, onClick: ask },
    ]
  }
  const addButton = mayChange && (
    <Button component={Link} to={add.path} leftSection={<IconPlus size={16} />}>
      {t(add.label)}
    </Button>
  )
  return (
    <Page title={t(title)} subtitle={t(subtitle)} action={addButton}>
      <ListTable
        endpoints={endpoints}
        state={state}
        label={t(title)}
        search={t(search)}
        archived={archived}
        cells={cells}
        initiallyHidden={initiallyHidden}
        filters={useFilters()}
        rowHref={(row) => (archived.isOn || opened === undefined ? undefined : hrefOf(opened, row))}
        choice={Bar && mayChange ? { ...choice, nameOf, bar: <Bar choice={choice} /> } : undefined}
        rowActions={actionsFor}
        empty={{ title: t(empty.title), hint: t(empty.hint), action: addButton }}
      />
    </Page>
  )
}

function filtersOfColumns() {
  return undefined
}

function hrefOf(path: string, { _id }: { _id: string }): string {
  return path.replace(/:\w+/, _id)
}
