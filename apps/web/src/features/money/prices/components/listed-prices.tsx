import { Alert } from '@mantine/core'
import type { PriceList } from '@thant/contracts/money/price-lists'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { PricesTable } from './prices-table.tsx'
import { VersionHistory } from './version-history.tsx'

/** What a list asks for today, and its prices of other days below. */
export function ListedPrices({ list }: { list: PriceList }) {
  const { t } = useTranslation()
  const format = useFormat()
  const today = todayIn(useCompanyTimeZone())
  const current = list.versions.find(({ startsOn }) => startsOn <= today)
  return (
    <>
      {current === undefined ? (
        <Alert color="amber">{t('None of its prices is in force yet.')}</Alert>
      ) : (
        <SectionCard title={t('Prices since {{day}}', { day: format.date(current.startsOn) })}>
          <PricesTable {...current} currency={list.currency} label={t('Prices')} />
        </SectionCard>
      )}
      <VersionHistory list={list} />
    </>
  )
}
