import { ActionIcon, Button, Input, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import classes from './form.module.css'
import { useRowKeys } from './row-keys.ts'

type RepeatableRowsProps = {
  /** Left out where the section's title says it. */
  label?: string
  description?: string
  error?: ReactNode
  count: number
  add: { label: string; onAdd: () => void }
  /** Names the removed row, e.g. `Remove contract 2`. */
  removeLabel: (index: number) => string
  onRemove: (index: number) => void
  /** On a desk each row is one line of fields, as in a table, rather than a card. */
  areLines?: boolean
  children: (index: number) => ReactNode
}

export function RepeatableRows(props: RepeatableRowsProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const { keys, removeAt } = useRowKeys(props.count)
  const remove = (index: number) => {
    removeAt(index)
    props.onRemove(index)
  }
  const focusLast = () => list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus()
  return (
    <Input.Wrapper
      label={props.label}
      labelElement="div"
      description={props.description}
      error={props.error}
      inputWrapperOrder={['label', 'description', 'error', 'input']}
    >
      <div className={classes.rows}>
        {props.count === 0 ? (
          <Text c="dimmed" fz="xs">
            {t('None yet.')}
          </Text>
        ) : (
          <div className={classes.rows} data-lines={props.areLines || undefined} ref={list}>
            {keys.map((key, index) => (
              <div key={key} className={classes.repeated} data-line={props.areLines || undefined}>
                <div className={classes.rows}>{props.children(index)}</div>
                <ActionIcon aria-label={props.removeLabel(index)} onClick={() => remove(index)}>
                  <IconTrash size={18} />
                </ActionIcon>
              </div>
            ))}
          </div>
        )}
        <Button
          variant="default"
          size="xs"
          w="fit-content"
          leftSection={<IconPlus size={16} />}
          onClick={() => {
            props.add.onAdd()
            requestAnimationFrame(focusLast)
          }}
        >
          {props.add.label}
        </Button>
      </div>
    </Input.Wrapper>
  )
}
