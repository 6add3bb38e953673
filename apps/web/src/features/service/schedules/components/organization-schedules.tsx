import { Anchor, Button, Skeleton } from '@mantine/core'
import { IconPlus, IconRepeat } from '@tabler/icons-react'
import type { ScheduleRow } from '@thant/contracts/service/schedules'
import { generatePath, Link } from 'react-router'
import { FailedState } from '#components/feedback/failed-state.tsx'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { siteName } from '#features/customers/sites/site-name.ts'
import { useSites } from '#features/customers/sites/use-sites.ts'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import { useCan } from '#lib/visitor/access.ts'
import { useRunningSchedules } from '../use-running-schedules.ts'
import { useScheduleText } from '../use-schedule-text.ts'
import classes from './organization-schedules.module.css'

/** Lists the running schedules of an organization or a site in sentences; nothing for those who may not read them. */
export function OrganizationSchedules({ organizationId, site }: { organizationId: string; site: string | undefined }) {
  const { t } = useTranslation()
  const can = useCan()
  const fromHere = useReturnState()
  const list = useRunningSchedules(organizationId, site)
  const schedules = list.data?.data ?? []
  const isOfSeveralSites = useSites(organizationId).length > 1 && site === undefined
  const isChangeable = can('schedules:change')
  if (!can('schedules:list') || (list.isSuccess && schedules.length === 0 && !isChangeable)) return null
  return (
    <SectionCard
      title={t('Recurring Schedules')}
      tools={
        isChangeable && (
          <Button
            component={Link}
            to={`${paths.scheduleAdd}?organization=${organizationId}`}
            state={fromHere}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} />}
          >
            {t('Add Recurring Schedule')}
          </Button>
        )
      }
    >
      {list.isPending && <Skeleton height={44} />}
      {list.isError && <FailedState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && schedules.length === 0 && <p className={classes.none}>{t('No recurring schedules yet')}</p>}
      {schedules.length > 0 && (
        <ul className={classes.list}>
          {schedules.map((schedule) => (
            <li key={schedule._id}>
              <IconRepeat size={18} aria-hidden />
              <ScheduleLine schedule={schedule} isChangeable={isChangeable} isOfSeveralSites={isOfSeveralSites} />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

type ScheduleLineProps = { schedule: ScheduleRow; isChangeable: boolean; isOfSeveralSites: boolean }

function ScheduleLine({ schedule, isChangeable, isOfSeveralSites }: ScheduleLineProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const textOf = useScheduleText()
  const fromHere = useReturnState()
  const text = textOf(schedule)
  const { wayType, startsOn, lastDay } = schedule
  const details = [
    ...(isOfSeveralSites ? [siteName(schedule.siteId.name, t)] : []),
    ...(wayType === null ? [] : [t(wayType)]),
    t('from {{day}}', { day: format.date(startsOn) }),
    ...(lastDay === null ? [] : [t('until {{day}}', { day: format.date(lastDay) })]),
  ]
  return (
    <div>
      {isChangeable ? (
        <Anchor component={Link} to={generatePath(paths.scheduleEdit, { scheduleId: schedule._id })} state={fromHere}>
          {text}
        </Anchor>
      ) : (
        <span>{text}</span>
      )}
      <p>{details.join(t(', '))}</p>
    </div>
  )
}
