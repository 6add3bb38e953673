import { Anchor, Image } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import type { TakenPhoto } from '@thant/contracts/service/evidence'
import type { TranslationKey } from '@thant/i18n/translation-key'
import { useTranslation } from '#lib/i18n.ts'
import { mapAddress } from '#lib/links/map-address.ts'
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
      {photos.map((photo, index) => {
        const { url, takenAt, location } = photo
        const source = sourceOf(photo)
        return (
          <figure key={url} className={classes.photo}>
            <a href={url} target="_blank" rel="noreferrer">
              <Image src={url} alt={t('Photo {{number}}', { number: index + 1 })} className={classes.picture} />
            </a>
            <figcaption className={classes.caption}>
              {takenAt !== null && <span>{timeOf(takenAt)}</span>}
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
              {source && <div>{t(source)}</div>}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

/** Whose word time and place are: what the photo itself says is harder to make up. */
function sourceOf({ takenAt, isTimeByPhone, location, isPlaceByPhone }: TakenPhoto): TranslationKey | undefined {
  const words = [...(takenAt === null ? [] : [isTimeByPhone]), ...(location === null ? [] : [isPlaceByPhone])]
  if (words.length === 0) return undefined
  if (!words.includes(true)) return 'From the photo itself'
  if (!words.includes(false)) return 'As the phone said'
  return isTimeByPhone ? 'Time as the phone said' : 'Place as the phone said'
}
