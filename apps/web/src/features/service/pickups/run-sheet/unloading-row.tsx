import { Anchor } from '@mantine/core'
import type { Unloading } from '@thant/contracts/service/pickups'
import { useTranslation } from '#lib/i18n.ts'
import { mapAddress } from '#lib/links/map-address.ts'
import { useFormat } from '#lib/use-format.ts'
import classes from './run-sheet.module.css'

/** Where the vehicle unloads after a stop, and when it is expected there. */
export function UnloadingRow({ unloading }: { unloading: Unloading | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (unloading === undefined) return null
  const { depot, at } = unloading
  return (
    <tr className={classes.unloading}>
      <td className={classes.time}>≈ {format.time(at)}</td>
      <td colSpan={2}>
        {t('Unload at {{place}}', { place: depot.name })}
        {depot.location && (
          <p data-screen-only>
            <Anchor href={mapAddress(depot.location)} target="_blank" rel="noreferrer" fz="inherit">
              {t('Directions')}
            </Anchor>
          </p>
        )}
      </td>
    </tr>
  )
}
