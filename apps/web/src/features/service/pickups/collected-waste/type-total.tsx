import { Text } from '@mantine/core'
import type { WasteType } from '@thant/contracts/materials/wastes'
import type { OrganizationPickup } from '@thant/contracts/service/organization-pickups'
import { useMemo } from 'react'
import { Figure } from '#components/figures/figure.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { matchingKg, type WasteSums } from './collected-waste.ts'

/** The rows of the table and what they add up to. */
export type FoundWaste = { pickups: readonly OrganizationPickup[]; totals: WasteSums; types: readonly WasteType[] }

type TypeTotalProps = { type: WasteType; found: FoundWaste; search: string | undefined }

/** The total of the pickups found, and of it what matches the search in the column of this type. */
export function TypeTotal({ type, found: { pickups, totals }, search }: TypeTotalProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const matching = useMemo(
    () => (search === undefined ? undefined : matchingKg(pickups, type, search)),
    [pickups, type, search],
  )
  return (
    <>
      <Figure value={format.weight(totals.byType[type])} unit={t('kg')} />
      {matching !== undefined && (
        <Text span display="block" fz="xs" c="dimmed" fw={400}>
          {t('{{weight}} of it matches “{{search}}”', { weight: format.kg(matching), search })}
        </Text>
      )}
    </>
  )
}
