import { partOfDayLabels } from '@thant/contracts/service/pickup-request-states'
import type { RequestedPickup } from '@thant/contracts/service/pickup-requests'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { placeName } from '../pickup-site.ts'
import classes from './calendar-row.module.css'

export function CalendarRequestRow({ wanted }: { wanted: RequestedPickup }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { organization, site, partOfDay, pickUpTime } = wanted
  return (
    <div className={classes.row} data-requested={wanted._id}>
      <span className={classes.when}>
        {partOfDay === null ? format.time(pickUpTime) : t(partOfDayLabels[partOfDay])}
      </span>
      <span className={classes.name} lang={languageOf(organization.name)}>
        {placeName(organization, site)}
      </span>
      <span className={classes.wanted}>{t('Extra pickup requested')}</span>
    </div>
  )
}
