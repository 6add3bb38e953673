import { Text } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { pickupRequestEndpoints } from '@thant/contracts/service/pickup-requests'
import { PublicFrame } from '#components/layout/public-site/public-frame.tsx'
import { WaysToAsk } from '#features/company/company/components/ways-to-ask.tsx'
import { CheckedLink } from '#features/customers/auth/components/checked-link.tsx'
import { OfferView } from '#features/service/pickup-requests/components/offer-view.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useSecretLink } from '#lib/visitor/use-secret-link.ts'

export default function OfferPage() {
  const { t } = useTranslation()
  const link = useSecretLink()
  const check = useEndpoint(pickupRequestEndpoints.offer, { params: { link } })
  return (
    <PublicFrame title={t('Another time for your pickup')}>
      <CheckedLink
        check={check}
        hint={
          <>
            <Text>
              {t(
                'The offer may have been answered, or its time is over. Sign in to see what became of your request, or ask us:',
              )}
            </Text>
            <WaysToAsk />
          </>
        }
      >
        {check.data && (
          <ModalsProvider>
            <OfferView link={link} offer={check.data.data} />
          </ModalsProvider>
        )}
      </CheckedLink>
    </PublicFrame>
  )
}
