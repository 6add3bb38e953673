import { Button, Group, Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { accountEndpoints, accountRoleLabels, taxCodeOf } from '@thant/contracts/money/accounts'
import { taxTreatmentLabels } from '@thant/contracts/money/invoice-lines'
import { taxEndpoints } from '@thant/contracts/money/taxes'
import { useState } from 'react'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { AccountsDialog } from './accounts-dialog.tsx'

/** What the books call each account of the journal and each treatment of tax. */
export function AccountsCard() {
  const { t } = useTranslation()
  const mayChange = useCan()('journal:change')
  const [isOpen, setIsOpen] = useState(false)
  const settings = useEndpoint(accountEndpoints.get, {})
  const percent = usePercent()
  if (settings.isError) return <FailedCard error={settings.error} onRetry={() => void settings.refetch()} />
  if (settings.data === undefined) return <Skeleton height={240} radius="md" aria-label={t('Loading…')} />
  const { accounts, taxCodes } = settings.data.data
  return (
    <SectionCard
      title={t('Ledger accounts and tax codes')}
      subtitle={t('As the books call them, with today’s rate of tax. Files of earlier exports keep theirs.')}
    >
      <Facts
        hasLongLabels
        facts={[
          ...accounts.map(({ role, number, name }) => ({
            label: t(accountRoleLabels[role]),
            value: `${number} ${name}`,
          })),
          ...taxCodes.map(({ treatment, code }) => ({
            label: `${t('Tax code')}: ${t(taxTreatmentLabels[treatment])}`,
            value: percent === undefined ? code.replaceAll('{percent}', '…') : taxCodeOf(code, percent),
          })),
        ]}
      />
      {mayChange && (
        <Group>
          <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setIsOpen(true)}>
            {t('Change accounts and codes')}
          </Button>
        </Group>
      )}
      <AccountsDialog settings={settings.data.data} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </SectionCard>
  )
}

/** The rate of commercial tax that is in force, by which the codes are shown as files of today write them. */
function usePercent(): number | undefined {
  const today = todayIn(useCompanyTimeZone())
  const rates = useEndpoint(taxEndpoints.settings, {}).data?.data.rates ?? []
  return rates.find(({ from }) => from <= today)?.percent
}
