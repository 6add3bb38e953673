import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense } from 'react'

const NewsList = lazy(() => import('./news-list.tsx'))

/** Shows what notify.ts says; its code loads with the first news. */
export function News() {
  const { notifications } = useNotifications()
  return notifications.length > 0 ? (
    <Suspense>
      <NewsList />
    </Suspense>
  ) : null
}
