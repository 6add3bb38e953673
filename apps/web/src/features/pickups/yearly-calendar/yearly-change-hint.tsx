import { Anchor, Button, Text } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import type { OrganizationPickup } from '@thant/contracts/pickups'
import { Link } from 'react-router'
import { contactSearch } from '#features/contact/prefilled.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/paths.ts'
import { phoneAddress } from '#lib/phone-address.ts'
import { useCompany } from '#lib/use-format.ts'
import classes from './yearly-change-hint.module.css'

/** Lets customers ask for another time of a pickup that is ahead. */
export function YearlyChangeHint({ pickups }: { pickups: readonly OrganizationPickup[] }) {
  const { t } = useTranslation()
  const company = useCompany()
  const [first] = pickups
  const isAhead = pickups.some(({ pickUpTime }) => Date.parse(pickUpTime) > Date.now())
  return (
    <div className={classes.hint}>
      {isAhead && <Text fz="xs">{t('To change the time, please email or call our operations team.')}</Text>}
      {first !== undefined && isAhead && (
        <Button
          component={Link}
          to={`${paths.contact}${contactSearch('pickup-time', first.pickUpTime)}`}
          variant="default"
          size="xs"
        >
          {t('Ask for another time')}
        </Button>
      )}
      <div className={classes.ways}>
        {company?.email && (
          <Anchor href={`mailto:${company.email}`}>
            <IconMail size={16} aria-hidden /> {company.email}
          </Anchor>
        )}
        {company?.phone && (
          <Anchor href={phoneAddress(company.phone)}>
            <IconPhone size={16} aria-hidden /> {company.phone}
          </Anchor>
        )}
      </div>
    </div>
  )
}
