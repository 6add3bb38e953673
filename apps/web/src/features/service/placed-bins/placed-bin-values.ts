import type { BodyInputOf } from '@thant/contracts/endpoint'
import type { PlacedBin, placedBinEndpoints } from '@thant/contracts/service/placed-bins'
import { useSearchParams } from 'react-router'
import type { BinChoice } from '#features/service/bins/components/bin-select.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'

export type PlacedBinValues = Pick<PlacedBin, 'removedOn' | 'note'> & {
  organizationId: string | null
  siteId: string | null
  binId: BinChoice | null
  placedOn: string | null
}

/** The address may name the organization. */
export function useEmptyPlacedBin(): PlacedBinValues {
  const placedOn = todayIn(useCompanyTimeZone())
  const organizationId = useSearchParams()[0].get('organization')
  return { organizationId, siteId: null, binId: null, placedOn, removedOn: null, note: '' }
}

export function valuesOfPlacedBin({ organization, site, bin, ...values }: PlacedBin): PlacedBinValues {
  const { placedOn, removedOn, note } = values
  return {
    ...{ placedOn, removedOn, note },
    organizationId: organization._id,
    siteId: site._id,
    binId: { ...bin, image: null },
  }
}

export function placedBinBodyOf(values: PlacedBinValues): BodyInputOf<typeof placedBinEndpoints.create> {
  const { organizationId, siteId, binId: bin, placedOn, ...others } = values
  return {
    ...others,
    organizationId: organizationId ?? '',
    siteId: siteId ?? undefined,
    binId: bin?._id ?? '',
    placedOn: placedOn ?? '',
  }
}
