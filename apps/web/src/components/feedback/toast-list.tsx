import '@mantine/notifications/styles.layer.css'
import { MantineThemeProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useTranslation } from '#lib/i18n.ts'
import classes from './toast-list.module.css'

export default function ToastList() {
  const { t } = useTranslation()
  const named = { Notification: { defaultProps: { closeButtonProps: { 'aria-label': t('Close') } } } }
  return (
    <MantineThemeProvider inherit theme={{ components: named }}>
      <Notifications position="bottom-right" classNames={{ root: classes.list }} transitionDuration={120} limit={4} />
    </MantineThemeProvider>
  )
}
