import { ActionIcon, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useInbox } from '../use-inbox.ts'

const mostShown = 99

/** Leads to the inbox, and says how much of it is unread. */
export function Bell() {
  const { t } = useTranslation()
  const format = useFormat()
  const unread = useInbox({}).data?.data.unread ?? 0
  const label =
    unread === 0 ? t('Notifications') : t('Notifications, {{number}} unread', { number: format.number(unread) })
  const shown = unread > mostShown ? `${format.number(mostShown)}+` : format.number(unread)
  return (
    <Indicator label={shown} disabled={unread === 0} size={18} offset={6} color="brick">
      <ActionIcon component={Link} to={paths.notifications} aria-label={label}>
        <IconBell size={20} />
      </ActionIcon>
    </Indicator>
  )
}
