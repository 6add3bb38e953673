import type { Pickup } from '@thant/contracts/pickups'
import { wasteTypeLabels } from '@thant/contracts/wastes'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useFormat } from '#lib/use-format.ts'
import { isBesideMain } from '../pickup-site.ts'
import { statusBadges } from '../pickup-status.ts'
import classes from './run-sheet.module.css'
import { typesToWeigh } from './runs.ts'

/** A stop with its place, whom to call, what is expected, and a box for each weight. */
export function RunSheetStop({ stop }: { stop: Pickup }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { name, address, contactPersonName, contactPersonPhoneNumber, officePhoneNumber } = stop.organizationId
  const expected = [...new Set(stop.items.map(({ productName }) => productName))].join(t(', '))
  return (
    <tr>
      <td className={classes.time}>
        <time dateTime={stop.pickUpTime}>{format.time(stop.pickUpTime)}</time>
        {stop.status !== 'CONFIRMED' && <span>{t(statusBadges[stop.status].label)}</span>}
      </td>
      <td>
        <Line text={name} className={classes.name} />
        {isBesideMain(stop) && <Line text={stop.site.name} />}
        <Line text={address} />
        {stop.site.openingHours && <p>{t('Open from {{from}} to {{to}}', stop.site.openingHours)}</p>}
        <Line text={stop.site.accessNote} />
        <Line text={[contactPersonName, contactPersonPhoneNumber].filter((part) => part).join(', ')} />
        {officePhoneNumber && <p>{t('Office: {{phone}}', { phone: officePhoneNumber })}</p>}
        {stop.wayType !== null && <p>{t('Expected: {{waste}}', { waste: t(stop.wayType) })}</p>}
        <Line text={expected} />
        <Line text={stop.remark} />
      </td>
      <td>
        <ul className={classes.weights}>
          {typesToWeigh(stop.wayType).map((type) => (
            <li key={type}>{t(wasteTypeLabels[type])}</li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

function Line({ text, className }: { text: string | undefined; className?: string | undefined }) {
  return text ? (
    <p lang={languageOf(text)} className={className}>
      {text}
    </p>
  ) : null
}
