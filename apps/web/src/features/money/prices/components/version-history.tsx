import type { PriceList } from '@thant/contracts/money/price-lists'
import { FoldedPart } from '#components/layout/page/folded-part.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { PricesTable } from './prices-table.tsx'

/** All versions of a list, the newest first, each of which opens. */
export function VersionHistory({ list: { versions, currency } }: { list: PriceList }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <FoldedPart title={t('All prices of this list, by day')}>
      {versions.map((version) => (
        <FoldedPart
          key={version._id}
          title={[
            t('From {{day}}', { day: format.date(version.startsOn) }),
            ...(version.isUsed ? [t('Something was charged by it')] : []),
          ].join(' · ')}
        >
          <PricesTable
            {...version}
            currency={currency}
            label={t('From {{day}}', { day: format.date(version.startsOn) })}
          />
        </FoldedPart>
      ))}
    </FoldedPart>
  )
}
