import { Anchor, Badge, Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { companyDayEndpoints, type NamedDay, type ProposedDay } from '@thant/contracts/company/company-days'
import { CellDay } from '#components/data-table/cells/cell-time.tsx'
import classes from '#components/data-table/figure-table.module.css'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { useEndpoint, useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { useDayName } from '../use-day-name.ts'

const published =
  'From published lists and the Burmese calendar. Compare them with what the government announces. Days on which the lists differ are marked.'
const workedOut =
  'No list is known for this year: these are worked out from the Burmese calendar. Compare them with what the government announces: Eid al-Adha, Deepavali and substitute days are not among them.'

/** Shows nothing where every holiday from a day on that can be worked out has an entry. */
export function ProposedHolidays({ year, from }: { year: number; from: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useDayName()
  const ofYear = useEndpoint(companyDayEndpoints.proposals, { query: { year } }).data?.data ?? []
  const proposals = ofYear.filter(({ day }) => day >= from)
  const { accept, isAdding } = useAcceptance()
  if (proposals.length === 0) return null
  const isPublished = proposals.some(({ sources }) => sources.length > 0)
  const whole = proposals.filter(({ isLeftOut }) => !isLeftOut)
  return (
    <SectionCard
      title={t('Proposed holidays')}
      subtitle={t(isPublished ? published : workedOut)}
      tools={
        <Button leftSection={<IconCheck size={16} />} loading={isAdding} onClick={() => accept(whole)}>
          {t('Accept all')}
        </Button>
      }
    >
      <table className={`${classes.table} ${classes.words}`} aria-label={t('Proposed holidays')}>
        <thead>
          <tr>
            <th scope="col">{t('Day')}</th>
            <th scope="col" className={classes.word}>
              {t('Name')}
            </th>
            {isPublished && (
              <th scope="col" className={classes.word}>
                {t('Source')}
              </th>
            )}
            <th scope="col">{t('Actions')}</th>
          </tr>
        </thead>
        <tbody>
          {proposals.map((holiday) => (
            <tr key={holiday.day}>
              <th scope="row">
                <CellDay day={holiday.day} />
              </th>
              <td data-label={t('Name')} className={classes.word} lang={languageOf(nameOf(holiday))}>
                {nameOf(holiday)}
              </td>
              {isPublished && (
                <td data-label={t('Source')} className={classes.word}>
                  <Sources holiday={holiday} />
                </td>
              )}
              <td>
                <Button
                  variant="subtle"
                  size="xs"
                  disabled={isAdding}
                  aria-label={t('Accept {{name}}', { name: `${format.date(holiday.day)}, ${nameOf(holiday)}` })}
                  onClick={() => accept([holiday])}
                >
                  {t('Accept')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  )
}

function Sources({ holiday: { sources, isDisputed, isLeftOut } }: { holiday: ProposedDay }) {
  const { t } = useTranslation()
  return (
    <>
      {sources.length === 0 && t('Worked out')}
      {sources.map(({ source, address }, index) => (
        <span key={source}>
          {index > 0 && ', '}
          <Anchor href={address} target="_blank" rel="noreferrer" fz="inherit">
            {source}
          </Anchor>
        </span>
      ))}
      {isDisputed && (
        <Badge color="amber" ms={6}>
          {t('Lists differ')}
        </Badge>
      )}
      {isLeftOut && (
        <Text fz="xs" c="dimmed">
          {t('“Accept all” leaves it out.')}
        </Text>
      )}
    </>
  )
}

function useAcceptance() {
  const { t } = useTranslation()
  const format = useFormat()
  const write = useWrite(companyDayEndpoints.add)
  const accept = (days: readonly NamedDay[]) =>
    write.mutate(
      { body: { days: days.map(({ day, name, nameInBurmese }) => ({ day, name, nameInBurmese })) } },
      {
        onSuccess: ({ data }) => notifyDone(t('Days added: {{number}}', { number: format.number(data.length) })),
        onError: (error) => notifyError(error, t),
      },
    )
  return { accept, isAdding: write.isPending }
}
