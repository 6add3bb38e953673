import { Button, Paper, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { maxExportedIds } from '@thant/contracts/list'
import type { ReactNode } from 'react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { ExportMenu } from '../export/export-menu.tsx'
import classes from './choice-bar.module.css'
import type { RowChoice } from './use-row-choice.ts'

type ChoiceBarProps = {
  choice: RowChoice
  /** The accessible name of the bar. */
  label: string
  /** What may be done to the chosen rows. */
  children: ReactNode
}

/** Says how many rows are chosen, and what may be done to all of them. */
export function ChoiceBar({ choice, label, children }: ChoiceBarProps) {
  const { t } = useTranslation()
  const format = useFormat()
  if (choice.chosen.size === 0) return null
  const areTooMany = choice.chosen.size > maxExportedIds
  return (
    <Paper component="section" aria-label={label} data-choice className={classes.bar} p="xs" withBorder>
      <Text fw={600}>{t('Chosen: {{number}}', { number: format.number(choice.chosen.size) })}</Text>
      {children}
      <ExportMenu
        endpoint={choice.endpoint}
        state={{ query: { ids: [...choice.chosen].join() } }}
        name="export"
        label={t('Export chosen')}
        size="xs"
        disabled={areTooMany}
      />
      {areTooMany && (
        <Text fz="xs" c="dimmed">
          {t('At most {{number}} rows are exported at once.', { number: format.number(maxExportedIds) })}
        </Text>
      )}
      <Button size="xs" variant="subtle" leftSection={<IconX size={14} />} onClick={choice.clear}>
        {t('Choose none')}
      </Button>
    </Paper>
  )
}
