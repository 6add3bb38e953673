import { Button } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { collectionNoteNumberOf, pickupEndpoints } from '@thant/contracts/pickups'
import { useFileDownload } from '#components/data-table/use-file-download.ts'
import { useTranslation } from '#lib/i18n.ts'
import classes from './collection-note-button.module.css'

/** Downloads the collection note of a completed pickup in the user's language. */
export function CollectionNoteButton({ pickupId }: { pickupId: string }) {
  const { t, language } = useTranslation()
  const download = useFileDownload()
  const number = collectionNoteNumberOf(pickupId)
  const open = () =>
    download({
      endpoint: pickupEndpoints.note,
      params: { id: pickupId },
      query: { language },
      name: `collection-note_${number}.pdf`,
      isDocument: true,
    })
  return (
    <Button
      variant="light"
      size="compact-sm"
      classNames={{ root: classes.button, label: classes.label }}
      leftSection={<IconFileDownload size={16} aria-hidden />}
      onClick={() => void open()}
    >
      {t('Collection note {{number}}', { number })}
    </Button>
  )
}
