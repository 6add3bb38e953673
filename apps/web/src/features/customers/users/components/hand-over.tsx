import { Stack, Text } from '@mantine/core'
import type { DriverWork } from '@thant/contracts/customers/users'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '#components/figures/facts.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import type { StaffMember } from '../staff-member.ts'
import { DriverSelect } from './driver-select.tsx'

type HandOverProps = {
  work: DriverWork
  value: StaffMember | null
  onChange: (driver: StaffMember | null) => void
  error?: ReactNode
}

/** Asks who drives what is ahead of a driver who leaves; without a choice, it has no driver. */
export function HandOver({ work, ...input }: HandOverProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const facts: Fact[] = [
    { label: t('Pickups ahead'), value: format.number(work.pickups) },
    { label: t('Recurring schedules'), value: format.number(work.schedules) },
  ]
  return (
    <Stack gap="sm">
      <Text fz="sm">{t('This driver still has work ahead.')}</Text>
      <Facts facts={facts} />
      <DriverSelect
        {...input}
        label={t('Hand over to')}
        description={t('Without a choice, it has no driver until you assign one.')}
        placeholder={t('Nobody')}
        data-path="handOverTo"
      />
    </Stack>
  )
}
