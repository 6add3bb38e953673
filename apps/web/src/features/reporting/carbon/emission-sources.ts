import type { CarbonTreatment } from '@thant/contracts/reporting/carbon-treatments'
import type { Drilldown } from '#features/materials/drilldown/drilldown.ts'

/** The items that a figure of the carbon report counts. */
export type EmissionSource = Pick<Drilldown, 'cell' | 'counts'>

export const allWaste: EmissionSource = { cell: {} }
export const allButEwaste: EmissionSource = { cell: {}, counts: ({ productType }) => productType !== 'E-waste' }

/** E-waste that is recycled has a row of its own. */
export function sourceOf(treatment: CarbonTreatment): EmissionSource {
  if (treatment === 'e-waste') return { cell: { wasteType: 'E-waste', treatment: 'recycling' } }
  if (treatment === 'recycling') return { ...allButEwaste, cell: { treatment } }
  return { cell: { treatment: treatment === 'landfilling' ? 'landfill' : treatment } }
}
