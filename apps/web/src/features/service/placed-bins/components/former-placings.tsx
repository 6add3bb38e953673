import { Card, Title } from '@mantine/core'
import { type PlacedBin, placedBinEndpoints } from '@thant/contracts/service/placed-bins'
import { Facts } from '#components/figures/facts.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

/** Lists where the bin stood before it was moved, the latest first; nothing where it never was. */
export function FormerPlacings({ existing }: { existing: PlacedBin }) {
  const { t } = useTranslation()
  const format = useFormat()
  const former = useEndpoint(placedBinEndpoints.former, { params: { id: existing._id } }).data?.data ?? []
  if (former.length === 0) return null
  return (
    <Card>
      <Title order={2} fz="md" mb="xs">
        {t('Where it stood before')}
      </Title>
      <Facts
        facts={former.map(({ organization, site, placedOn, removedOn }) => ({
          label: `${format.date(placedOn)} – ${format.date(removedOn)}`,
          value: (
            <span lang={languageOf(organization.name)}>
              {organization.name}, {siteName(site.name, t)}
            </span>
          ),
        }))}
      />
    </Card>
  )
}
