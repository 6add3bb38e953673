import { Button } from '@mantine/core'
import { IconCloudUpload } from '@tabler/icons-react'
import { useEffect } from 'react'
import { onReconnect, useIsConnected } from '#lib/calls/connection.ts'
import { registerUnsavedWork } from '#lib/entries/unsaved-work.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { isOnlyHere, isUnsent, openOutbox, recordedVisits, useRecordedVisits } from '../outbox.ts'
import { sendOutbox, useTakesMoreAt } from '../send-outbox.ts'
import classes from './driver-outbox.module.css'

const everyMs = 30_000

/** Sends what the driver has recorded, on whatever screen they are, and says what is not sent yet and since when. */
export default function DriverOutbox({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const isConnected = useIsConnected()
  const takesMoreAt = useTakesMoreAt()
  const unsent = useRecordedVisits().filter(isUnsent)
  const [oldest] = unsent
  useEffect(() => startSending(userId), [userId])
  if (oldest === undefined) return null
  return (
    <div role="status" className={classes.unsent}>
      <IconCloudUpload size={22} aria-hidden />
      <span className={classes.text}>
        {t('Not sent yet: {{visits}}, since {{time}}', {
          visits: format.number(unsent.length),
          time: format.dateTime(oldest.body.recordedAt),
        })}
        {takesMoreAt && `. ${t('More is sent from {{time}}.', { time: format.time(takesMoreAt.toISOString()) })}`}
        {unsent.some(isOnlyHere) && ` ${t('This phone has no room to keep them: please leave the page open.')}`}
      </span>
      {isConnected && takesMoreAt === undefined && (
        <Button size="compact-md" variant="default" onClick={() => void sendOutbox()}>
          {t('Send now')}
        </Button>
      )}
    </div>
  )
}

/** On start, when the server is back, when the page is looked at again, and every half minute. */
function startSending(userId: string): () => void {
  const send = () => void sendOutbox()
  const sendIfSeen = () => {
    if (document.visibilityState === 'visible') send()
  }
  void openOutbox(userId).then(sendOutbox)
  // What opens on a screen later has to be there without network too.
  void Promise.allSettled([
    import('#components/feedback/toast-list.tsx'),
    import('#components/feedback/dialog-modal.tsx'),
  ])
  // Asks browsers not to clear what is not sent; most grant it to an installed app.
  void navigator.storage?.persist?.().catch(() => false)
  const timer = setInterval(send, everyMs)
  const stopReconnect = onReconnect(send)
  const stopGuard = registerUnsavedWork(() => recordedVisits().some(isOnlyHere))
  document.addEventListener('visibilitychange', sendIfSeen)
  window.addEventListener('beforeunload', warn)
  return () => {
    clearInterval(timer)
    stopReconnect()
    stopGuard()
    document.removeEventListener('visibilitychange', sendIfSeen)
    window.removeEventListener('beforeunload', warn)
    void openOutbox(undefined)
  }
}

function warn(event: BeforeUnloadEvent): void {
  if (recordedVisits().some(isOnlyHere)) event.preventDefault()
}
