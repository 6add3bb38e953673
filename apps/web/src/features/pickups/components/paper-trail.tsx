import { type ReactNode, useState } from 'react'
import { Dialog } from '#components/feedback/dialog.tsx'
import { type Trail, TrailContext } from '../paper-trail.ts'
import { TrailTable } from './trail-table.tsx'

type PaperTrailProps = {
  organizationId: string
  /** Where a pickup is looked at, for those who may. */
  pickupHref?: (pickupId: string) => string
  /** With figures of that organization, as `TrailFigure`. */
  children: ReactNode
}

/** Shows the pickups behind the figures within, in a dialog. */
export function PaperTrail({ organizationId, pickupHref, children }: PaperTrailProps) {
  const [trail, setTrail] = useState<Trail>()
  const [isOpen, setOpen] = useState(false)
  const open = (next: Trail) => {
    setTrail(next)
    setOpen(true)
  }
  return (
    <TrailContext value={open}>
      {children}
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={trail?.title} size="xl">
        {trail && <TrailTable organizationId={organizationId} trail={trail} pickupHref={pickupHref} />}
      </Dialog>
    </TrailContext>
  )
}
