import { Button, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './record-steps.module.css'
import { useTrail } from './trail.ts'

/** Leads from a record to those before and after it in the list from which it was opened. */
export function RecordSteps() {
  const { t } = useTranslation()
  const format = useFormat()
  const trail = useTrail()
  if (trail === undefined) return null
  const { place, previous, next } = trail
  const link = { component: Link, replace: true, size: 'compact-sm', variant: 'subtle' } as const
  return (
    <nav className={classes.steps} aria-label={t('Records of the list')}>
      {previous === undefined ? (
        <Text size="xs" c="dimmed">
          {t('First on this page of the list')}
        </Text>
      ) : (
        <Button {...link} {...previous} data-step="previous" leftSection={<IconChevronLeft size={16} aria-hidden />}>
          {t('Previous')}
        </Button>
      )}
      <Text size="xs" c="dimmed">
        {t('No. {{number}}', { number: format.number(place) })}
      </Text>
      {next === undefined ? (
        <Text size="xs" c="dimmed">
          {t('Last on this page of the list')}
        </Text>
      ) : (
        <Button {...link} {...next} data-step="next" rightSection={<IconChevronRight size={16} aria-hidden />}>
          {t('Next')}
        </Button>
      )}
    </nav>
  )
}
