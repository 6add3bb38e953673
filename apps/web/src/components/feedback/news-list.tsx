import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'
import classes from './news-list.module.css'

export default function NewsList() {
  return <Notifications position="top-right" classNames={{ root: classes.list }} transitionDuration={120} limit={4} />
}
