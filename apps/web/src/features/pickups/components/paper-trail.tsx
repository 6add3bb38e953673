import { pickupEndpoints } from '@thant/contracts/pickups'
import { type ReactNode, useState } from 'react'
import { useEndpoint } from '#lib/use-endpoint.ts'
import { lastDayOf } from '#lib/zoned-time.ts'
import { pickupsWith, type Trail, TrailContext } from '../paper-trail.ts'
import { PickupsBehind } from './pickups-behind.tsx'

type PaperTrailProps = {
  organizationId: string
  /** With figures of that organization, as `TrailFigure`. */
  children: ReactNode
}

/** Shows the pickups behind the figures within, as they are today. */
export function PaperTrail({ children, ...props }: PaperTrailProps) {
  const [trail, setTrail] = useState<Trail>()
  return (
    <TrailContext value={setTrail}>
      {children}
      {trail && <TrailDrawer {...props} trail={trail} onClose={() => setTrail(undefined)} />}
    </TrailContext>
  )
}

type TrailDrawerProps = Omit<PaperTrailProps, 'children'> & { trail: Trail; onClose: () => void }

function TrailDrawer({ organizationId, trail, onClose }: TrailDrawerProps) {
  const { title, months, counts, measure } = trail
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const query = { include: 'items' as const, from: `${first}-01`, to: lastDayOf(last) }
  const asked = useEndpoint(pickupEndpoints.ofOrganization, { params: { organizationId }, query })
  return (
    <PickupsBehind
      title={title}
      pickups={asked.data && pickupsWith(asked.data.data, counts)}
      error={asked.error && { reason: asked.error, onRetry: () => void asked.refetch() }}
      measure={measure}
      onClose={onClose}
    />
  )
}
