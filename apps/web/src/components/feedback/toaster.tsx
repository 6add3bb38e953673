import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense } from 'react'

const Notifications = lazy(() => import('./toast-list.tsx'))

/** Renders the notifications of notify.ts; the code loads with the first one. */
export function Toaster() {
  const { notifications } = useNotifications()
  return notifications.length > 0 ? (
    <Suspense>
      <Notifications />
    </Suspense>
  ) : null
}
