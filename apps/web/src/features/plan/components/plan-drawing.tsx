import canUrl from '@thant/charts/drawings/can.svg?url'
import closingUrl from '@thant/charts/drawings/closing.svg?url'
import collectionUrl from '@thant/charts/drawings/collection.svg?url'
import coverUrl from '@thant/charts/drawings/cover.svg?url'
import glassUrl from '@thant/charts/drawings/glass.svg?url'
import organicUrl from '@thant/charts/drawings/organic.svg?url'
import paperUrl from '@thant/charts/drawings/paper.svg?url'
import plasticUrl from '@thant/charts/drawings/plastic.svg?url'
import type { DrawingName } from '@thant/contracts/plan'

const drawings: Record<DrawingName, string> = {
  cover: coverUrl,
  collection: collectionUrl,
  paper: paperUrl,
  plastic: plasticUrl,
  can: canUrl,
  glass: glassUrl,
  organic: organicUrl,
  closing: closingUrl,
}

type PlanDrawingProps = { name: DrawingName; alt: string; className: string | undefined }

/** The drawings of the PDF; their size is known before they are there, so that nothing moves. */
export function PlanDrawing({ name, alt, className }: PlanDrawingProps) {
  return <img src={drawings[name]} alt={alt} width={640} height={300} className={className} />
}
