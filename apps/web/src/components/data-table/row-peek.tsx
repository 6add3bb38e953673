import { ActionIcon, Button, Drawer, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { type Column, headingOf } from './column.ts'
import { RowFacts } from './row-facts.tsx'
import classes from './row-peek.module.css'

type RowPeekProps<Row> = {
  row: Row
  rowNumber: number
  /** All columns of the list, also those that the reader has hidden. */
  columns: readonly Column<Row, string>[]
  href: string
  state: unknown
}

/**
 * Shows what a list knows of a row beside the list, with the link of its page. The button is for pointers alone: `p`
 * presses it, and whoever does not see the list next to the panel has the page.
 */
export function RowPeek<Row>({ row, rowNumber, columns, href, state }: RowPeekProps<Row>) {
  const { t } = useTranslation()
  const [isOpen, panel] = useDisclosure(false)
  const heading = headingOf(columns)
  const facts = columns.filter((column) => column !== heading)
  return (
    <>
      <ActionIcon className={classes.button} data-peek tabIndex={-1} aria-hidden title={t('Peek')} onClick={panel.open}>
        <IconLayoutSidebarRightExpand size={18} />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={panel.close}
        position="right"
        size="md"
        title={<strong className={classes.title}>{heading?.render(row, rowNumber)}</strong>}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {/* What is pressed here is pressed beside the row, and not on it. */}
        <Stack onClick={(event) => event.stopPropagation()}>
          <RowFacts row={row} rowNumber={rowNumber} columns={facts} className={classes.facts} />
          <Button component={Link} to={href} state={state}>
            {t('Open')}
          </Button>
        </Stack>
      </Drawer>
    </>
  )
}
