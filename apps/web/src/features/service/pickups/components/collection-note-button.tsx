import { Button } from '@mantine/core'
import { IconFileDownload } from '@tabler/icons-react'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { wordJoiner } from '@thant/i18n/word-joiner'
import { useTranslation } from '#lib/i18n.ts'
import { useNoteDownload } from '../use-note-download.ts'
import classes from './collection-note-button.module.css'

type CollectionNoteButtonProps = {
  pickupId: string
  /** Next to a title that says what it is, the number alone is shown. */
  isTitled?: boolean
}

/** Downloads the collection note of a completed pickup in the user's language. */
export function CollectionNoteButton({ pickupId, isTitled = false }: CollectionNoteButtonProps) {
  const { t } = useTranslation()
  const download = useNoteDownload()
  const number = collectionNoteNumberOf(pickupId)
  const unbroken = number.replaceAll('-', `-${wordJoiner}`)
  return (
    <Button
      variant="light"
      size="compact-sm"
      classNames={{ root: classes.button, label: classes.label }}
      leftSection={<IconFileDownload size={16} aria-hidden />}
      aria-label={t('Collection note {{number}}', { number })}
      onClick={() => download(pickupId)}
    >
      {isTitled ? unbroken : t('Collection note {{number}}', { number: unbroken })}
    </Button>
  )
}
