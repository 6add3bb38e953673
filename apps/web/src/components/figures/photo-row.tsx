import { Image } from '@mantine/core'
import { useTranslation } from '#lib/i18n.ts'
import classes from './photo-row.module.css'

/** Photos that open in full; their addresses last for 15 minutes. */
export function PhotoRow({ photos }: { photos: ReadonlyArray<{ url: string }> }) {
  const { t } = useTranslation()
  if (photos.length === 0) return null
  return (
    <div className={classes.photos}>
      {photos.map(({ url }, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <Image src={url} alt={t('Photo {{number}}', { number: index + 1 })} className={classes.photo} />
        </a>
      ))}
    </div>
  )
}
