import { wasteTreatmentLabels } from '@thant/contracts/materials/wastes'
import type { GriItems } from '@thant/contracts/reporting/gri-items'
import { griItemEndpoints } from '@thant/contracts/reporting/gri-items'
import type { ReactNode } from 'react'
import { ExportMenu } from '#components/data-table/export/export-menu.tsx'
import type { MonthRange } from '#components/pickers/month-presets.ts'
import { type DrilldownDrawerProps, DrilldownScope } from '#features/materials/drilldown/components/drilldown-scope.tsx'
import { SourcePickupsDrawer } from '#features/materials/drilldown/components/source-pickups-drawer.tsx'
import type { SourcePickup } from '#features/materials/drilldown/source-pickups.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { wallClockOf } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'

type Source = { organizationId: string; range: MonthRange; site: string | undefined }

/** Lets the figures inside open the items of their cell. */
export function GriDrilldown({ children, ...source }: Source & { children: ReactNode }) {
  return <DrilldownScope drawer={(opened) => <GriDrawer {...source} {...opened} />}>{children}</DrilldownScope>
}

function GriDrawer({ organizationId, range, site, drilldown, onClose }: Source & DrilldownDrawerProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const query = { ...(drilldown.range ?? range), ...(site && { site }), ...drilldown.cell }
  const result = useEndpoint(griItemEndpoints.items, { params: { organizationId }, query })
  const timeZone = useCompanyTimeZone()
  const found = result.data?.data
  // The file and the sum are the server's, which knows cells alone.
  const isWholeCell = drilldown.counts === undefined
  return (
    <SourcePickupsDrawer
      drilldown={drilldown}
      organizationId={organizationId}
      pickups={found && pickupsOf(found, { timeZone, noteOf: (item) => t(wasteTreatmentLabels[item.treatment]) })}
      sum={isWholeCell ? found : undefined}
      tools={
        isWholeCell && (
          <ExportMenu
            endpoint={griItemEndpoints.exportItems}
            params={{ organizationId }}
            state={{ query }}
            name="gri-306-items"
          />
        )
      }
      note={
        found && found.items.length < found.itemCount
          ? t('Only the latest {{shown}} of {{all}} items are listed. The file has all of them.', {
              shown: format.number(found.items.length),
              all: format.number(found.itemCount),
            })
          : undefined
      }
      error={result.error && { reason: result.error, onRetry: () => void result.refetch() }}
      onClose={onClose}
    />
  )
}

type ItemReader = { timeZone: string; noteOf: (item: GriItems['items'][number]) => string }

/** Items of one pickup follow each other. */
function pickupsOf({ items }: GriItems, { timeZone, noteOf }: ItemReader): SourcePickup[] {
  const pickups = new Map<string, SourcePickup>()
  for (const item of items) {
    const { productName, wasteType, weightKg, pickup, pickUpTime, treatment } = item
    const month = wallClockOf(pickUpTime, timeZone).day.slice(0, 7)
    const weighed = {
      productName,
      productType: wasteType,
      quantity: weightKg,
      note: noteOf(item),
      treated: { treatment, month },
    }
    const known = pickups.get(pickup)
    pickups.set(pickup, { _id: pickup, pickUpTime, items: [...(known?.items ?? []), weighed] })
  }
  return [...pickups.values()]
}
