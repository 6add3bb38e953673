import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

export default function NewsList() {
  return <Notifications position="top-right" transitionDuration={120} limit={4} />
}
