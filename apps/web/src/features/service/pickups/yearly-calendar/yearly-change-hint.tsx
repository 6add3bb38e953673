import { Anchor, Button, Group } from '@mantine/core'
import { IconMail, IconPhone } from '@tabler/icons-react'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { Link } from 'react-router'
import { useTranslation } from '#lib/i18n.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { requestFormHref } from '#lib/links/request-href.ts'
import { useCompany } from '#lib/use-format.ts'
import classes from './yearly-change-hint.module.css'

/** Lets customers ask for another time of a pickup that is ahead. */
export function YearlyChangeHint({ pickups }: { pickups: readonly OrganizationPickup[] }) {
  const company = useCompany()
  const ahead = pickups.find(({ pickUpTime }) => Date.parse(pickUpTime) > Date.now())
  return (
    <div className={classes.hint}>
      {ahead && <ChangeButtons pickup={ahead} />}
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

function ChangeButtons({ pickup }: { pickup: OrganizationPickup }) {
  const { t } = useTranslation()
  if (pickup.status === 'CANCELLED') return null
  return (
    <Group gap="xs">
      <Button component={Link} to={requestFormHref('move', pickup._id)} variant="default" size="xs">
        {t('Ask for another time')}
      </Button>
      <Button component={Link} to={requestFormHref('cancel', pickup._id)} variant="default" size="xs">
        {t('Ask to cancel')}
      </Button>
    </Group>
  )
}
