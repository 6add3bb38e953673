import { wasteTreatmentLabels } from '@thant/contracts/materials/wastes'
import type { TreatedItem } from '@thant/contracts/service/pickup-items'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './pickup-items.module.css'

/** Says what became of an item and where, with the kilograms of each part where it was divided. */
export function ItemTreatments({ item }: { item: TreatedItem }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { treatments } = item
  if (treatments.length === 0) return null
  return (
    <ul className={classes.treatments}>
      {treatments.map(({ treatment, destination, quantity }) => (
        <li key={`${treatment} ${destination?._id}`}>
          {t(wasteTreatmentLabels[treatment])}
          {destination && <span lang={languageOf(destination.name)}> · {destination.name}</span>}
          {treatments.length > 1 && <span className={classes.part}>{format.kg(quantity)}</span>}
        </li>
      ))}
    </ul>
  )
}
