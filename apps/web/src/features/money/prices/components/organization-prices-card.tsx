import { Button, Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { organizationPriceEndpoints } from '@thant/contracts/money/organization-prices'
import { moneyPaths } from '@thant/contracts/money-paths'
import { generatePath, Link } from 'react-router'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Facts } from '#components/figures/facts.tsx'
import { FoldedPart } from '#components/layout/page/folded-part.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { AgreementsTable } from './agreements-table.tsx'
import { PresentPrices } from './present-prices.tsx'

type OrganizationPricesCardProps = { organizationId: string; isArchived: boolean }

/** Which prices a customer has from when, and how it is billed. */
export function OrganizationPricesCard({ organizationId, isArchived }: OrganizationPricesCardProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const fromHere = useReturnState()
  const mayChange = useCan()('prices:change') && !isArchived
  const prices = useEndpoint(organizationPriceEndpoints.get, { params: { organizationId } })
  if (prices.isError) return <FailedCard error={prices.error} onRetry={() => void prices.refetch()} />
  if (prices.data === undefined) return <Skeleton height={160} radius="md" aria-label={t('Loading…')} />
  const { agreements, present, billsEachSite, purchaseOrder, purchaseLimit } = prices.data.data
  const change = mayChange && (
    <Button
      component={Link}
      to={generatePath(moneyPaths.organizationPrices, { organizationId })}
      state={fromHere}
      variant="default"
      leftSection={<IconPencil size={16} />}
    >
      {t('Change prices')}
    </Button>
  )
  return (
    <SectionCard
      title={t('Prices')}
      {...(agreements.length === 0 && {
        subtitle: t('Nothing is charged by a price list: invoices are written by hand.'),
      })}
      tools={change}
    >
      {agreements.length > 0 && <AgreementsTable agreements={agreements} />}
      <Facts
        facts={[
          { label: t('One invoice for each site'), value: billsEachSite ? t('Yes') : t('No') },
          { label: t('Purchase order'), value: purchaseOrder },
          {
            label: t('Limit of the purchase order'),
            value: purchaseLimit === null ? null : format.number(purchaseLimit),
          },
        ]}
      />
      {present.length > 0 && (
        <FoldedPart title={t('What is charged today')}>
          <PresentPrices present={present} />
        </FoldedPart>
      )}
    </SectionCard>
  )
}
