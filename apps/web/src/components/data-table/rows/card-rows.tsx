import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { headingOf, type RowsProps } from '../columns/column.ts'
import { useRowState } from '../record-steps/trail.ts'
import classes from './card-rows.module.css'
import { DetailToggle } from './detail-toggle.tsx'
import { RowActions } from './row-actions.tsx'
import { RowFacts } from './row-facts.tsx'
import { useFirstRows } from './use-first-rows.ts'
import { useOpenRows } from './use-open-rows.ts'

/** Cards of 110 px on a phone of 740. */
const roomForCards = 7

export function CardRows<Row>(props: RowsProps<Row>) {
  const { label, columns, rowId, state, rowHref, rowActions, detail } = props
  const rows = useFirstRows(props.rows, roomForCards)
  const fromHere = useRowState(props)
  const { isOpen, toggle } = useOpenRows()
  const heading = headingOf(columns)
  const box = columns.find(({ onPhone }) => onPhone === 'box')
  const corner = columns.find(({ onPhone }) => onPhone === 'corner')
  const inHead = [box, heading, corner]
  const lines = columns.filter((column) => !inHead.includes(column) && column.onPhone !== 'hidden')
  return (
    <>
      {box && <div className={classes.all}>{box.head}</div>}
      <ul className={classes.cards} aria-label={label}>
        {rows.map((row, index) => {
          const rowNumber = state.firstRowNumber + index
          const id = rowId(row)
          const more = detail?.render(row)
          return (
            <li key={id} data-row className={classes.card}>
              <div className={classes.head}>
                {box && <div className={classes.box}>{box.render(row, rowNumber)}</div>}
                <div className={classes.title}>
                  <div className={classes.heading}>
                    <HeadingLink href={rowHref?.(row)} state={fromHere}>
                      {heading?.render(row, rowNumber)}
                    </HeadingLink>
                  </div>
                  {corner && <div className={classes.corner}>{corner.render(row, rowNumber)}</div>}
                </div>
                {rowActions && (
                  <div className={classes.actions}>
                    <RowActions actions={rowActions(row)} state={fromHere} asMenu />
                  </div>
                )}
                {detail && more !== undefined && (
                  <div className={classes.actions}>
                    <DetailToggle
                      label={detail.label(row)}
                      isOpen={isOpen(id)}
                      controls={`detail-${id}`}
                      onToggle={() => toggle(id)}
                    />
                  </div>
                )}
              </div>
              <RowFacts row={row} rowNumber={rowNumber} columns={lines} className={classes.lines} />
              {isOpen(id) && more !== undefined && (
                <div id={`detail-${id}`} className={classes.detail}>
                  {more}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function HeadingLink(props: { href: string | undefined; state: { from: string }; children: ReactNode }) {
  if (props.href === undefined) return props.children
  return (
    <Link to={props.href} state={props.state} className={classes.link}>
      {props.children}
    </Link>
  )
}
