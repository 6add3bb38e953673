import { Skeleton } from '@mantine/core'
import { subscriptionEndpoints } from '@thant/contracts/customers/subscriptions'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { ServiceTimeline } from './service-timeline.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

export function OrganizationBilling({ organizationId }: { organizationId: string }) {
  const subscription = useEndpoint(subscriptionEndpoints.get, { params: { organizationId } })
  if (subscription.isPending) {
    return (
      <>
        <Skeleton height={196} radius="md" />
        <Skeleton height={300} radius="md" />
      </>
    )
  }
  if (!subscription.data) return <FailedCard error={subscription.error} onRetry={() => void subscription.refetch()} />
  const { data } = subscription.data
  return (
    <>
      <SubscriptionCard subscription={data} />
      <ServiceTimeline subscription={data} />
    </>
  )
}
