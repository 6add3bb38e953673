import { ActionIcon, Button, Group, Skeleton } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type TaxRate, taxEndpoints } from '@thant/contracts/money/taxes'
import { useState } from 'react'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { notifyDone, notifyRefused } from '#components/feedback/notify.ts'
import { Facts } from '#components/figures/facts.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { TaxNumberDialog } from './tax-number-dialog.tsx'
import { TaxRateDialog } from './tax-rate-dialog.tsx'

/** The company's tax number and its rates of commercial tax. */
export function TaxSettingsCard() {
  const { t } = useTranslation()
  const format = useFormat()
  const mayChange = useCan()('taxes:change')
  const [opened, setOpened] = useState<'number' | 'rate' | undefined>()
  const settings = useEndpoint(taxEndpoints.settings, {})
  if (settings.isError) return <FailedCard error={settings.error} onRetry={() => void settings.refetch()} />
  if (settings.data === undefined) return <Skeleton height={160} radius="md" aria-label={t('Loading…')} />
  const { number, rates } = settings.data.data
  const close = () => setOpened(undefined)
  return (
    <SectionCard
      title={t('Rates')}
      subtitle={
        rates.length === 0
          ? t('Charges no commercial tax: there is no rate.')
          : t('An invoice keeps the rate of its day.')
      }
    >
      <Facts
        facts={[
          { label: t('Tax number'), value: number },
          ...rates.map((rate) => ({
            label: t('From {{day}}', { day: format.date(rate.from) }),
            value: <Rate rate={rate} mayChange={mayChange} />,
          })),
        ]}
      />
      {mayChange && (
        <Group gap="xs">
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpened('rate')}>
            {t('Add a rate')}
          </Button>
          <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setOpened('number')}>
            {t('Change tax number')}
          </Button>
        </Group>
      )}
      <TaxRateDialog isOpen={opened === 'rate'} onClose={close} />
      <TaxNumberDialog number={number} isOpen={opened === 'number'} onClose={close} />
    </SectionCard>
  )
}

/** A rate that is not in force yet can be taken back. */
function Rate({ rate: { from, percent }, mayChange }: { rate: TaxRate; mayChange: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const today = todayIn(useCompanyTimeZone())
  const remove = useWrite(taxEndpoints.removeRate)
  const label = t('Remove the rate from {{day}}', { day: format.date(from) })
  return (
    <Group gap="xs">
      {format.number(percent)}%
      {mayChange && from > today && (
        <ActionIcon
          aria-label={label}
          onClick={() =>
            void remove.mutateAsync({ params: { from } }).then(
              () => notifyDone(t('The rate was removed.')),
              (error: unknown) => notifyRefused(label, error, t),
            )
          }
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </Group>
  )
}
