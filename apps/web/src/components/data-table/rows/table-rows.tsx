import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Fragment, type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import type { ListState } from '../address/use-list-state.ts'
import { type Column, headingOf, type RowsProps } from '../columns/column.ts'
import { useRowState } from '../record-steps/trail.ts'
import { DetailToggle } from './detail-toggle.tsx'
import { RowActions } from './row-actions.tsx'
import { type Peek, PeekButton, PeekPanel } from './row-peek.tsx'
import classes from './table-rows.module.css'
import { useFirstRows } from './use-first-rows.ts'
import { useFittedHeight } from './use-fitted-height.ts'
import { useOpenRows } from './use-open-rows.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** Rows of 44 px in a window of 1,000. */
const roomForRows = 16

export function TableRows<Row>(props: RowsProps<Row>) {
  const { label, state, columns, allColumns = columns, rowId, rowHref, rowActions, actionsInARow, detail } = props
  const rows = useFirstRows(props.rows, roomForRows)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const fromHere = useRowState(props)
  const { isOpen, toggle } = useOpenRows()
  const [peek, setPeek] = useState<Peek<Row>>()
  const [isPeeking, panel] = useDisclosure(false)
  const scrolled = useScrollRestoration()
  useFittedHeight(scrolled)
  const heading = headingOf(columns)
  const peekAt = (next: Peek<Row>) => {
    setPeek(next)
    panel.open()
  }
  const open = (event: MouseEvent, href: string | undefined, expand: (() => void) | undefined) => {
    if (isOnControl(event) || isSelectingText()) return
    if (href !== undefined) navigate(href, { state: fromHere })
    else expand?.()
  }
  return (
    <div ref={scrolled} className={classes.scroll}>
      <table className={classes.table} data-wide aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} state={state} />
            ))}
            {(rowActions || detail) && (
              <th scope="col" className={classes.actions}>
                <span className={classes.hidden}>{t('Actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const rowNumber = state.firstRowNumber + index
            const href = rowHref?.(row)
            const id = rowId(row)
            const more = detail?.render(row)
            const expand = more === undefined ? undefined : () => toggle(id)
            return (
              <Fragment key={id}>
                <tr
                  data-row
                  data-leads={href !== undefined || expand !== undefined || undefined}
                  onClick={(event) => open(event, href, expand)}
                >
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      data-align={column.align}
                      data-cut={column.width !== undefined || undefined}
                      data-secondary={column.isSecondary}
                      data-heading={column === heading || undefined}
                    >
                      {column === heading && href !== undefined ? (
                        <>
                          <Link to={href} state={fromHere} className={classes.link}>
                            {column.render(row, rowNumber)}
                          </Link>
                          <PeekButton onPress={() => peekAt({ row, rowNumber, href })} />
                        </>
                      ) : (
                        column.render(row, rowNumber)
                      )}
                    </td>
                  ))}
                  {(rowActions || detail) && (
                    <td className={classes.actions}>
                      {rowActions && <RowActions actions={rowActions(row)} state={fromHere} maxInRow={actionsInARow} />}
                      {detail && more !== undefined && (
                        <DetailToggle
                          label={detail.label(row)}
                          isOpen={isOpen(id)}
                          controls={`detail-${id}`}
                          onToggle={() => toggle(id)}
                        />
                      )}
                    </td>
                  )}
                </tr>
                {isOpen(id) && more !== undefined && (
                  <tr id={`detail-${id}`}>
                    <td colSpan={columns.length + 1} className={classes.detail}>
                      {more}
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
      <PeekPanel peek={peek} isOpen={isPeeking} onClose={panel.close} columns={allColumns} state={fromHere} />
    </div>
  )
}

function HeaderCell<Row>({ column, state }: { column: Column<Row, string>; state: ListState }) {
  const { sort, title, head = title, align, width, isSecondary } = column
  if (sort === undefined) {
    return (
      <th scope="col" data-align={align} data-secondary={isSecondary} style={{ minWidth: width }}>
        {head}
      </th>
    )
  }
  const direction = state.sort === sort ? 'ascending' : state.sort === `-${sort}` ? 'descending' : undefined
  const SortIcon = direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconArrowsSort
  return (
    <th
      scope="col"
      data-align={align}
      data-secondary={isSecondary}
      style={{ minWidth: width }}
      aria-sort={direction ?? 'none'}
    >
      <UnstyledButton
        className={classes.sort}
        data-on={direction !== undefined || undefined}
        onClick={() => state.setSort(direction === 'ascending' ? `-${sort}` : sort)}
      >
        {title}
        <SortIcon size={14} aria-hidden />
      </UnstyledButton>
    </th>
  )
}

function isOnControl(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a, button, input, [role="menu"]') !== null
}

function isSelectingText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== ''
}
