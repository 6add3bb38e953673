import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type PriceIndex, priceIndexEndpoints } from '@thant/contracts/money/price-indexes'
import { useState } from 'react'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { Page } from '#components/layout/page/page.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { PriceIndexDialog } from './price-index-dialog.tsx'

export function PriceIndexes() {
  const { t } = useTranslation()
  const format = useFormat()
  const state = useListState(priceIndexEndpoints.list)
  const [isOpen, setOpen] = useState(false)
  const enter = useCan()('prices:change') && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
      {t('Enter a value')}
    </Button>
  )
  return (
    <Page
      title={t('Price indexes')}
      subtitle={t("Each month's market price, of which prices can be a share.")}
      action={enter}
    >
      <ListTable
        endpoints={priceIndexEndpoints}
        state={state}
        label={t('Price indexes')}
        search={t('Search index')}
        cells={{
          name: { onPhone: 'heading', width: 260 },
          month: { render: ({ month }: PriceIndex) => format.month(month) },
          value: { onPhone: 'corner' },
        }}
        empty={{
          title: t('No values yet'),
          hint: t('A price may be a share of a value once there is one.'),
          action: enter,
        }}
      />
      <PriceIndexDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Page>
  )
}
