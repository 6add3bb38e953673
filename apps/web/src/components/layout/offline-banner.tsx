import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { hourMs } from '@thant/contracts/durations'
import { useSyncExternalStore } from 'react'
import { useIsConnected } from '#lib/calls/connection.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './offline-banner.module.css'

export function OfflineBanner() {
  const isConnected = useIsConnected()
  return (
    <div role="status" className={classes.place}>
      {isConnected ? <NotLoadedAnew /> : <NoConnection />}
    </div>
  )
}

function NoConnection() {
  const { t } = useTranslation()
  const format = useFormat()
  const since = useShownSince(() => true)
  return (
    <div className={classes.banner}>
      <IconWifiOff size={18} aria-hidden />
      {t('No connection. Nothing you typed is lost.')}
      {since !== undefined && ` ${t('What you see is as of {{time}}.', { time: format.dateTime(since) })}`}
    </div>
  )
}

/** The server answers, but not to everything that is shown. */
function NotLoadedAnew() {
  const { t } = useTranslation()
  const format = useFormat()
  const since = useShownSince(({ state }) => state.error !== null)
  if (since === undefined) return null
  return (
    <div className={classes.banner}>
      <IconAlertTriangle size={18} aria-hidden />
      {t('Some of this could not be loaded again.')}{' '}
      {t('What you see is as of {{time}}.', { time: format.dateTime(since) })}
    </div>
  )
}

/** Returns the moment of the oldest answer on the screen; undefined while all of them are of the last hour. */
function useShownSince(isMeant: (query: Query) => boolean): string | undefined {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const shown = cache.findAll({ type: 'active', predicate: isMeant })
      const answered = shown.flatMap(({ state }) => state.dataUpdatedAt || [])
      const oldest = Math.min(...answered)
      return oldest < Date.now() - hourMs ? new Date(oldest).toISOString() : undefined
    },
    () => undefined,
  )
}
