import { ActionIcon, Button, Input, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import classes from './entry-lines.module.css'
import { useRowKeys } from './row-keys.ts'

type EntryLinesProps = {
  label: string
  /** Path of the list in the form values; the error summary links to it. */
  path: string
  error?: ReactNode
  /** Column titles, shown where the fields are side by side. */
  head: readonly string[]
  /** The fields are side by side on a phone as well. */
  isNarrow?: boolean
  /** Lays out the fields of a line and its Remove button. */
  lineClass: string | undefined
  count: number
  addLabel: string
  onInsert: (index: number) => void
  removeLabel: (index: number) => string
  onRemove: (index: number) => void
  isBlank: (index: number) => boolean
  children: (index: number) => ReactNode
}

/** A list for quick typing: Enter adds the next line, and in a blank last line it leaves the list. */
export function EntryLines(props: EntryLinesProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const { keys, insertAt, removeAt } = useRowKeys(props.count)

  const insert = (index: number) => {
    insertAt(index)
    props.onInsert(index)
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>('input, textarea')?.focus())
  }
  const remove = (index: number) => {
    removeAt(index)
    props.onRemove(index)
    addButton.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing && !event.defaultPrevented
    const { target } = event
    const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    const line = isTyped && isEnter ? target.closest('li') : null
    if (line === null || !list.current) return
    event.preventDefault()
    const index = [...list.current.children].indexOf(line)
    if (index === props.count - 1 && props.isBlank(index)) remove(index)
    else insert(index + 1)
  }

  return (
    <Input.Wrapper error={props.error} inputWrapperOrder={['error', 'input']}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset takes part in a layout differently in every browser */}
      <div
        role="group"
        aria-label={props.label}
        data-path={props.path}
        tabIndex={-1}
        className={classes.lines}
        onKeyDown={onKeyDown}
      >
        {props.count === 0 ? (
          <Text c="dimmed" fz="xs">
            {t('None yet.')}
          </Text>
        ) : (
          <>
            <div aria-hidden className={`${props.lineClass} ${classes.head}`} data-narrow={props.isNarrow}>
              {props.head.map((title) => (
                <span key={title}>{title}</span>
              ))}
            </div>
            <ol ref={list} className={classes.list}>
              {keys.map((key, index) => (
                <li key={key} className={props.lineClass}>
                  {props.children(index)}
                  <ActionIcon aria-label={props.removeLabel(index)} onClick={() => remove(index)}>
                    <IconTrash size={18} />
                  </ActionIcon>
                </li>
              ))}
            </ol>
          </>
        )}
        <Button
          ref={addButton}
          variant="default"
          size="xs"
          w="fit-content"
          leftSection={<IconPlus size={16} />}
          onClick={() => insert(props.count)}
        >
          {props.addLabel}
        </Button>
      </div>
    </Input.Wrapper>
  )
}
