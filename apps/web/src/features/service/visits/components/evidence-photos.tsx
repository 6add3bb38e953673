import { Anchor, Image } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import type { TakenPhoto } from '@thant/contracts/service/evidence'
import { useTranslation } from '#lib/i18n.ts'
import { mapAddress } from '#lib/map-address.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './evidence-photos.module.css'

type EvidencePhotosProps = {
  photos: readonly TakenPhoto[]
  /** The visit's time; a photo of another day has its day too. */
  recordedAt: string
}

/** Photos that open in full, each with when and where it was taken; their addresses last for 15 minutes. */
export function EvidencePhotos({ photos, recordedAt }: EvidencePhotosProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const timeOf = (at: string) => (format.date(at) === format.date(recordedAt) ? format.time(at) : format.dateTime(at))
  if (photos.length === 0) return null
  return (
    <div className={classes.photos}>
      {photos.map(({ url, takenAt, location }, index) => (
        <figure key={url} className={classes.photo}>
          <a href={url} target="_blank" rel="noreferrer">
            <Image src={url} alt={t('Photo {{number}}', { number: index + 1 })} className={classes.picture} />
          </a>
          <figcaption className={classes.caption}>
            {takenAt !== null && timeOf(takenAt)}
            {location !== null && (
              <Anchor
                href={mapAddress(location)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('Show on a map')}
                className={classes.place}
              >
                <IconMapPin size={14} aria-hidden />
              </Anchor>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
