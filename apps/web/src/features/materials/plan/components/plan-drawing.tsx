import canUrl from '@thant/charts/drawings/can.svg'
import closingUrl from '@thant/charts/drawings/closing.svg'
import collectionUrl from '@thant/charts/drawings/collection.svg'
import coverUrl from '@thant/charts/drawings/cover.svg'
import eWasteUrl from '@thant/charts/drawings/e-waste.svg'
import glassUrl from '@thant/charts/drawings/glass.svg'
import organicUrl from '@thant/charts/drawings/organic.svg'
import paperUrl from '@thant/charts/drawings/paper.svg'
import plasticUrl from '@thant/charts/drawings/plastic.svg'
import type { DrawingName } from '@thant/contracts/materials/plan'

const drawings: Record<DrawingName, string> = {
  cover: coverUrl,
  collection: collectionUrl,
  paper: paperUrl,
  plastic: plasticUrl,
  can: canUrl,
  glass: glassUrl,
  'e-waste': eWasteUrl,
  organic: organicUrl,
  closing: closingUrl,
}

type PlanDrawingProps = { name: DrawingName; alt: string; className: string | undefined }

/** Shows a drawing of the PDF; its fixed size prevents layout shifts while it loads. */
export function PlanDrawing({ name, alt, className }: PlanDrawingProps) {
  return <img src={drawings[name]} alt={alt} width={640} height={300} className={className} />
}
