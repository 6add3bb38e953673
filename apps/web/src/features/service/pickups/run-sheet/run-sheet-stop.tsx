import { Anchor } from '@mantine/core'
import { wasteTypeLabels } from '@thant/contracts/materials/wastes'
import type { Pickup } from '@thant/contracts/service/pickups'
import { useTranslation } from '#lib/i18n.ts'
import { mapAddress } from '#lib/links/map-address.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { isBesideMain } from '../pickup-site.ts'
import { statusBadges } from '../pickup-status.ts'
import { useArrivalText } from '../use-arrival-text.ts'
import classes from './run-sheet.module.css'
import { weightBoxes } from './runs.ts'

/** A stop with its place, whom to call, what is expected, and a box for each weight. */
export function RunSheetStop({ stop }: { stop: Pickup }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { name, address, location, contactPersonName, contactPersonPhoneNumber, officePhoneNumber } =
    stop.organizationId
  const arrival = useArrivalText()(stop)
  const expected = [...new Set(stop.items.map(({ productName }) => productName))].join(t(', '))
  return (
    <tr>
      <td className={classes.time}>
        {stop.stopNumber !== null && <p className={classes.number}>{format.number(stop.stopNumber)}</p>}
        <time dateTime={stop.pickUpTime}>{format.time(stop.pickUpTime)}</time>
        {arrival !== undefined && <p className={classes.arrival}>{arrival}</p>}
      </td>
      <td>
        <Line text={name} className={classes.name} />
        {stop.status !== 'CONFIRMED' && <p>{t(statusBadges[stop.status].label)}</p>}
        {isBesideMain(stop) && <Line text={stop.site.name} />}
        <Line text={address} />
        {location && (
          <p data-screen-only>
            <Anchor href={mapAddress(location)} target="_blank" rel="noreferrer" fz="inherit">
              {t('Directions')}
            </Anchor>
          </p>
        )}
        {stop.site.openingHours && <p>{t('Open from {{from}} to {{to}}', stop.site.openingHours)}</p>}
        <Line text={stop.site.accessNote} />
        {(contactPersonName || contactPersonPhoneNumber) && (
          <p lang={languageOf(contactPersonName ?? '')}>
            {contactPersonName}
            {contactPersonName && contactPersonPhoneNumber && ', '}
            <Phone number={contactPersonPhoneNumber} />
          </p>
        )}
        {officePhoneNumber && (
          <p>
            {t('Office: {{phone}}', { phone: '' })}
            <Phone number={officePhoneNumber} />
          </p>
        )}
        {stop.wayType !== null && <p>{t('Expected: {{waste}}', { waste: t(stop.wayType) })}</p>}
        <Line text={expected} />
        <Line text={stop.remark} />
      </td>
      <td>
        <ul className={classes.weights}>
          {weightBoxes(stop).map(({ type, kg }) => (
            <li key={type}>
              {t(wasteTypeLabels[type])}
              {kg !== undefined && <strong>{format.weight(kg)}</strong>}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

function Phone({ number }: { number: string | undefined }) {
  if (!number) return null
  return (
    <Anchor href={phoneAddress(number)} className={classes.phone}>
      {number}
    </Anchor>
  )
}

function Line({ text, className }: { text: string | undefined; className?: string | undefined }) {
  return text ? (
    <p lang={languageOf(text)} className={className}>
      {text}
    </p>
  ) : null
}
