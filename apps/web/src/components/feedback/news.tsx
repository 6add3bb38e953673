import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense } from 'react'

const NewsList = lazy(() => import('./news-list.tsx'))

/** Renders the notifications of notify.ts; the code loads with the first one. */
export function News() {
  const { notifications } = useNotifications()
  return notifications.length > 0 ? (
    <Suspense>
      <NewsList />
    </Suspense>
  ) : null
}
