import { Button, Group, Select, Skeleton, Text } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { yearFileEndpoints } from '@thant/contracts/reporting/year-files'
import { useState } from 'react'
import { useFileDownload } from '#components/data-table/export/use-file-download.ts'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { thisMonthIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'

/** Downloads all records of an organization for one year, the current one unless another is chosen. */
export function YearFileCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation()
  const result = useEndpoint(yearFileEndpoints.years, { params: { id: organizationId } })
  const years = result.data?.data
  return (
    <SectionCard
      title={t('All records for one year')}
      subtitle={t('Pickups, waste, carbon, trainings, invoices, collection notes and saved reports in one file.')}
    >
      {years ? (
        <YearFileForm organizationId={organizationId} years={years} />
      ) : result.isError ? (
        <FailedState error={result.error} onRetry={() => void result.refetch()} />
      ) : (
        <Skeleton height={60} />
      )}
    </SectionCard>
  )
}

function YearFileForm({ organizationId, years }: { organizationId: string; years: readonly number[] }) {
  const { t, language } = useTranslation()
  const format = useFormat()
  const thisYear = Number(thisMonthIn(useCompanyTimeZone()).slice(0, 4))
  const [chosen, setChosen] = useState<string>()
  const year = chosen ?? String(years.includes(thisYear) ? thisYear : years[0])
  const download = useFileDownload()
  const { mutate, isPending } = useMutation({
    meta: { changesNothing: true },
    mutationFn: () =>
      download({
        endpoint: yearFileEndpoints.file,
        params: { id: organizationId, year },
        query: { language },
        name: `${year}.zip`,
        isDocument: true,
      }),
  })
  if (years.length === 0) return <Text c="dimmed">{t('Nothing recorded yet')}</Text>
  return (
    <Group align="flex-end">
      <Select
        label={t('Year')}
        data={years.map((one) => ({ value: String(one), label: format.digits(String(one)) }))}
        value={year}
        onChange={(next) => next && setChosen(next)}
        allowDeselect={false}
        w={140}
      />
      <Button leftSection={<IconFileZip size={18} />} loading={isPending} onClick={() => mutate()}>
        {t('Download ZIP')}
      </Button>
    </Group>
  )
}
