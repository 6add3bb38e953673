import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconMapPin, IconPhone } from '@tabler/icons-react'
import { pickupEndpoints } from '@thant/contracts/pickups'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { mapAddress } from '#lib/map-address.ts'
import { phoneAddress } from '#lib/phone-address.ts'
import { useEndpoint } from '#lib/use-endpoint.ts'
import classes from './driver-day.module.css'

export function DriverPlace({ pickupId }: { pickupId: string }) {
  const { t } = useTranslation()
  const result = useEndpoint(pickupEndpoints.get, { params: { id: pickupId } })
  if (result.isPending) return <Skeleton height={96} />
  if (!result.data) return <FailedState error={result.error} onRetry={() => void result.refetch()} />
  const { address, location, contactPersonName, contactPersonPhoneNumber, officePhoneNumber } =
    result.data.data.organizationId
  return (
    <Stack gap="sm">
      {address && (
        <Text lang={languageOf(address)} className={classes.address}>
          {address}
        </Text>
      )}
      <div className={classes.ways}>
        {location && (
          <Button
            component="a"
            href={mapAddress(location)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconMapPin size={18} />}
          >
            {t('Directions')}
          </Button>
        )}
        {contactPersonPhoneNumber && (
          <Button
            component="a"
            variant="default"
            href={phoneAddress(contactPersonPhoneNumber)}
            leftSection={<IconPhone size={18} />}
          >
            {t('Call {{name}}', { name: contactPersonName })}
          </Button>
        )}
        {officePhoneNumber && (
          <Button
            component="a"
            variant="default"
            href={phoneAddress(officePhoneNumber)}
            leftSection={<IconPhone size={18} />}
          >
            {t('Call the office')}
          </Button>
        )}
      </div>
    </Stack>
  )
}
