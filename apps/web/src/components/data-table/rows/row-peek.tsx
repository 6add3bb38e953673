import { ActionIcon, Button, Drawer, Stack } from '@mantine/core'
import { IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { type Column, headingOf } from '../columns/column.ts'
import { RowFacts } from './row-facts.tsx'
import classes from './row-peek.module.css'

/** The row that is looked at beside its list. */
export type Peek<Row> = { row: Row; rowNumber: number; href: string }

/**
 * Opens the panel of a row. It is for pointers alone: `p` presses it, and whoever does not see the list next to the
 * panel has the page.
 */
export function PeekButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      className={classes.button}
      data-peek
      tabIndex={-1}
      aria-hidden
      data-tooltip={t('Peek')}
      onClick={onPress}
    >
      <IconLayoutSidebarRightExpand size={18} />
    </ActionIcon>
  )
}

type PeekPanelProps<Row> = {
  /** The row that was looked at last, which stays until the panel has closed. */
  peek: Peek<Row> | undefined
  isOpen: boolean
  onClose: () => void
  /** All columns of the list, also those that the reader has hidden. */
  columns: readonly Column<Row, string>[]
  state: unknown
}

/** Shows what a list knows of a row beside the list, with the link of its page. */
export function PeekPanel<Row>({ peek, isOpen, onClose, columns, state }: PeekPanelProps<Row>) {
  const { t } = useTranslation()
  const heading = headingOf(columns)
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="md"
      title={peek && <strong className={classes.title}>{heading?.render(peek.row, peek.rowNumber)}</strong>}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {peek && (
        <Stack>
          <RowFacts
            row={peek.row}
            rowNumber={peek.rowNumber}
            columns={columns.filter((column) => column !== heading)}
            className={classes.facts}
          />
          <Button component={Link} to={peek.href} state={state}>
            {t('Open')}
          </Button>
        </Stack>
      )}
    </Drawer>
  )
}
