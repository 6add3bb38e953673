import { IconWifiOff } from '@tabler/icons-react'
import { useIsConnected } from '#lib/connection.ts'
import { useTranslation } from '#lib/i18n.ts'
import classes from './offline-banner.module.css'

export function OfflineBanner() {
  const { t } = useTranslation()
  const isConnected = useIsConnected()
  return (
    <div role="status" className={classes.place}>
      {!isConnected && (
        <div className={classes.banner}>
          <IconWifiOff size={18} aria-hidden />
          {t('No connection. Nothing you typed is lost.')}
        </div>
      )}
    </div>
  )
}
