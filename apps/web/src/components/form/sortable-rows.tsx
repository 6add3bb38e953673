import { ActionIcon, Text, VisuallyHidden } from '@mantine/core'
import { IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useRowKeys } from './row-keys.ts'
import classes from './sortable-rows.module.css'
import { useRowDrag } from './use-row-drag.ts'

type SortableRowsProps = {
  label: string
  count: number
  onMove: (from: number, to: number) => void
  /** Names the row, e.g. `slide 2`, in its two buttons and in the announcement after a move. */
  moveLabel: (index: number) => string
  removeLabel: (index: number) => string
  onRemove: (index: number) => void
  children: (index: number) => ReactNode
}

/** Rows in an order that users change, by dragging a handle or with the arrow keys while the handle has the focus. */
export function SortableRows(props: SortableRowsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const { keys, removeAt, move } = useRowKeys(props.count)
  const [said, say] = useState('')

  const moveRow = (from: number, to: number) => {
    move(from, to)
    props.onMove(from, to)
    say(t('Now {{number}} of {{total}}', { number: to + 1, total: props.count }))
  }
  const { dragged, startDrag } = useRowDrag(list, moveRow)
  const focusHandle = (index: number) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>('[data-handle]')?.focus())
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: props.count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (to === index || to < 0 || to >= props.count) return
    moveRow(index, to)
    // Moving the row's element in the document has removed the focus.
    focusHandle(to)
  }
  const remove = (index: number) => {
    removeAt(index)
    props.onRemove(index)
    focusHandle(Math.min(index, props.count - 2))
  }

  return (
    <>
      {props.count > 1 && (
        <Text c="dimmed" fz="xs">
          {t('Drag a handle to change the order, or press the arrow keys on it.')}
        </Text>
      )}
      <ol ref={list} aria-label={props.label} className={classes.list}>
        {keys.map((key, index) => (
          <li key={key} className={classes.row} data-dragged={dragged === index || undefined}>
            <ActionIcon
              data-handle
              className={classes.handle}
              aria-label={props.moveLabel(index)}
              onPointerDown={(event) => startDrag(event, index)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <IconGripVertical size={18} />
            </ActionIcon>
            <div className={classes.content}>{props.children(index)}</div>
            <ActionIcon aria-label={props.removeLabel(index)} onClick={() => remove(index)}>
              <IconTrash size={18} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
