import { Button } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { useTranslation } from '#lib/i18n.ts'
import { useNoteDownload } from '../use-note-download.ts'
import classes from './collection-note-button.module.css'

/** Downloads the collection note of a completed pickup in the user's language. */
export function CollectionNoteButton({ pickupId }: { pickupId: string }) {
  const { t } = useTranslation()
  const download = useNoteDownload()
  return (
    <Button
      variant="light"
      size="compact-sm"
      classNames={{ root: classes.button, label: classes.label }}
      leftSection={<IconFileDownload size={16} aria-hidden />}
      onClick={() => download(pickupId)}
    >
      {t('Collection note {{number}}', { number: collectionNoteNumberOf(pickupId) })}
    </Button>
  )
}
