import { useNotifications } from '@mantine/notifications'
import { type ComponentType, lazy, Suspense } from 'react'

/** Without network a message is lost rather than the screen around it. */
const Notifications = lazy<ComponentType>(() => import('./toast-list.tsx').catch(() => ({ default: () => null })))

/** Renders the notifications of notify.ts; the code loads with the first one. */
export function Toaster() {
  const { notifications } = useNotifications()
  return notifications.length > 0 ? (
    <Suspense>
      <Notifications />
    </Suspense>
  ) : null
}
