import { ActionIcon, Group, Skeleton, Stack, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type CompanyDay, companyDayEndpoints } from '@thant/contracts/company/company-days'
import { useSearchParams } from 'react-router'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { FoldedPart } from '#components/layout/page/folded-part.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { companyYearIn } from '../company-year-address.ts'
import { CompanyDaysTable } from './company-days-table.tsx'
import { ImportDays } from './import-days.tsx'
import { ProposedHolidays } from './proposed-holidays.tsx'

/** Shows the days of a year, which is in the address, and the holidays that are proposed for it. */
export function CompanyYear() {
  const { t } = useTranslation()
  const format = useFormat()
  const [params, setParams] = useSearchParams()
  const today = todayIn(useCompanyTimeZone())
  const thisYear = Number(today.slice(0, 4))
  const year = companyYearIn(params, today)
  const result = useEndpoint(companyDayEndpoints.list, { query: { year } }, { keepsPrevious: true })
  const show = (to: number) => setParams(to === thisYear ? {} : { year: String(to) }, { preventScrollReset: true })
  return (
    <Stack gap="md">
      <Group gap="xs">
        <ActionIcon variant="default" aria-label={t('Previous year')} onClick={() => show(year - 1)}>
          <IconChevronLeft size={18} />
        </ActionIcon>
        <Title order={2} aria-live="polite" miw="3em" ta="center">
          {format.digits(String(year))}
        </Title>
        <ActionIcon variant="default" aria-label={t('Next year')} onClick={() => show(year + 1)}>
          <IconChevronRight size={18} />
        </ActionIcon>
      </Group>
      {result.isError ? (
        <FailedCard error={result.error} onRetry={() => void result.refetch()} />
      ) : result.isPending ? (
        <Skeleton height={320} radius="md" aria-label={t('Loading…')} />
      ) : (
        <>
          <ProposedHolidays year={year} from={year === thisYear ? today : ''} />
          <SectionCard title={t('Days in {{year}}', { year: format.digits(String(year)) })} tools={<ImportDays />}>
            <DaysOfYear days={result.data.data} over={year === thisYear ? today : undefined} />
          </SectionCard>
        </>
      )}
    </Stack>
  )
}

/** Days before `over` are folded away below those to come. */
function DaysOfYear({ days, over }: { days: readonly CompanyDay[]; over: string | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  const coming = days.filter(({ day }) => over === undefined || day >= over)
  const past = days.filter((day) => !coming.includes(day))
  if (days.length === 0) return <p>{t('No day of this year was entered yet.')}</p>
  return (
    <>
      {coming.length > 0 ? (
        <CompanyDaysTable days={coming} label={t('Holidays and closures')} />
      ) : (
        <p>{t('All days of this year are over.')}</p>
      )}
      {past.length > 0 && (
        <FoldedPart title={t('Days that are over: {{number}}', { number: format.number(past.length) })}>
          <CompanyDaysTable days={past} label={t('Days that are over')} />
        </FoldedPart>
      )}
    </>
  )
}
