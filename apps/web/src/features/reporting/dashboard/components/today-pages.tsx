import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { todayPage } from '../today-list.ts'
import classes from './today-schedule.module.css'

type TodayPagesProps = { view: ReturnType<typeof todayPage>; onPage: (page: number) => void }

export function TodayPages({ view, onPage }: TodayPagesProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const range = {
    from: format.number(Math.min(view.before + 1, view.total)),
    to: format.number(view.before + view.rows.length),
    total: format.number(view.total),
  }
  return (
    <footer className={classes.foot}>
      <span role="status">{t('{{from}} to {{to}} of {{total}}', range)}</span>
      <ActionIcon
        variant="default"
        data-screen-only
        size={30}
        aria-label={t('Previous')}
        disabled={view.page === 1}
        onClick={() => onPage(view.page - 1)}
      >
        <IconChevronLeft size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        data-screen-only
        size={30}
        aria-label={t('Next')}
        disabled={view.page === view.pageCount}
        onClick={() => onPage(view.page + 1)}
      >
        <IconChevronRight size={16} />
      </ActionIcon>
    </footer>
  )
}
