import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconHeadset, IconMapPin, IconPhone } from '@tabler/icons-react'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import type { ReactNode } from 'react'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { isBesideMain } from '#features/service/pickups/pickup-site.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { mapAddress } from '#lib/links/map-address.ts'
import { phoneAddress } from '#lib/links/phone-address.ts'
import { useCompany } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import classes from './driver-day.module.css'
import wrapping from './wrapping-button.module.css'

export function DriverPlace({ pickupId }: { pickupId: string }) {
  const { t } = useTranslation()
  const dispatch = useCompany()?.phone
  const result = useEndpoint(pickupEndpoints.get, { params: { id: pickupId } })
  if (result.isPending) return <Skeleton height={246} />
  if (!result.data) return <FailedState error={result.error} onRetry={() => void result.refetch()} />
  const { name, address, location, contactPersonName, contactPersonPhoneNumber, officePhoneNumber } =
    result.data.data.organizationId
  const { site } = result.data.data
  return (
    <Stack gap="sm">
      {isBesideMain(result.data.data) && (
        <Text fw={600} lang={languageOf(site.name)}>
          {site.name}
        </Text>
      )}
      {address && (
        <Text lang={languageOf(address)} className={classes.address}>
          {address}
        </Text>
      )}
      {site.openingHours && <Text>{t('Open from {{from}} to {{to}}', site.openingHours)}</Text>}
      {site.accessNote && <Text lang={languageOf(site.accessNote)}>{site.accessNote}</Text>}
      <div className={classes.ways}>
        {location && (
          <Way href={mapAddress(location)} icon={<IconMapPin size={20} />} isOutside>
            {t('Directions')}
          </Way>
        )}
        {contactPersonPhoneNumber && (
          <Way href={phoneAddress(contactPersonPhoneNumber)} icon={<IconPhone size={20} />}>
            {t('Call {{name}}', { name: contactPersonName })}
          </Way>
        )}
        {officePhoneNumber && (
          <Way href={phoneAddress(officePhoneNumber)} icon={<IconPhone size={20} />}>
            {t('Call {{name}}', { name })}
          </Way>
        )}
        {dispatch && (
          <Way href={phoneAddress(dispatch)} icon={<IconHeadset size={20} />}>
            {t('Call dispatch')}
          </Way>
        )}
      </div>
    </Stack>
  )
}

type WayProps = { href: string; icon: ReactNode; isOutside?: boolean; children: string }

function Way({ href, icon, isOutside = false, children }: WayProps) {
  return (
    <Button
      component="a"
      variant="default"
      href={href}
      className={`${classes.way} ${wrapping.label}`}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
    >
      <span className={classes.wayText}>
        {icon}
        {children}
      </span>
    </Button>
  )
}
