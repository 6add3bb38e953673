import { organizationPriceEndpoints } from '@thant/contracts/money/organization-prices'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { PresentPrices } from './present-prices.tsx'

/** What a customer pays; nothing is shown to those whose invoices are written by hand. */
export function OwnPrices({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const prices = useEndpoint(organizationPriceEndpoints.get, { params: { organizationId } }).data?.data
  if (prices === undefined || prices.present.length === 0) return null
  return (
    <SectionCard title={t('Your prices')} subtitle={t('What is charged today. A viss is 1.633 kg.')}>
      <PresentPrices present={prices.present} isOwn />
      {prices.purchaseOrder !== '' && (
        <Facts facts={[{ label: t('Your purchase order'), value: prices.purchaseOrder }]} />
      )}
    </SectionCard>
  )
}
