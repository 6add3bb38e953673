import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { Unloading } from './run-plan.ts'
import classes from './run-sheet.module.css'

/** Where the vehicle unloads after a stop, and until when. */
export function UnloadingRow({ unloading }: { unloading: Unloading | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (unloading === undefined) return null
  const { place, at } = unloading
  return (
    <tr className={classes.unloading}>
      <td>{format.time(at)}</td>
      <td colSpan={2}>{t('Unload at {{place}}', { place })}</td>
    </tr>
  )
}
