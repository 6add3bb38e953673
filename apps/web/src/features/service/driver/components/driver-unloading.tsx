import { Anchor } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import type { Unloading } from '@thant/contracts/service/pickups'
import { useTranslation } from '#lib/i18n.ts'
import { mapAddress } from '#lib/links/map-address.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './driver-day.module.css'

/** Between two stops: where the vehicle is to be emptied, about when, and the way there. */
export function DriverUnloading({ unloading: { depot, at } }: { unloading: Unloading }) {
  const { t } = useTranslation()
  const format = useFormat()
  const place = depot.name
  return (
    <div className={classes.unloading}>
      <time className={classes.time} dateTime={at}>
        ≈ {format.time(at)}
      </time>
      <span className={classes.who}>
        <span lang={languageOf(place)}>{t('Unload at {{place}}', { place })}</span>
        {depot.location && (
          <Anchor
            href={mapAddress(depot.location)}
            target="_blank"
            rel="noreferrer"
            c="var(--mantine-color-text)"
            underline="always"
            aria-label={t('Directions to {{place}}', { place })}
            className={classes.directions}
          >
            <IconMapPin size={20} aria-hidden />
            {t('Directions')}
          </Anchor>
        )}
      </span>
    </div>
  )
}
