import { Group, Skeleton, Switch } from '@mantine/core'
import { outcomeReasons, outcomeSideLabels } from '@thant/contracts/service/outcome-reasons'
import { type OfferedCode, outcomeEndpoints } from '@thant/contracts/service/outcomes'
import classes from '#components/data-table/figure-table.module.css'
import { FailedCard } from '#components/feedback/failed-card.tsx'
import { notifyRefused } from '#components/feedback/notify.ts'
import { SectionCard } from '#components/layout/page/section-card.tsx'
import { showsIn } from '#lib/calls/pending-changes.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useOptimisticChange } from '#lib/use-optimistic-change.ts'

const shows = [
  showsIn(outcomeEndpoints.codes, outcomeEndpoints.offerCode, ({ data, ...rest }, { params, body }) => ({
    ...rest,
    data: data.map((reason) => (reason.code === params.code ? { ...reason, ...body } : reason)),
  })),
]

/** The reasons why a pickup was not collected, of which those that the company does not need are switched off. */
export function ReasonsTable() {
  const { t } = useTranslation()
  const codes = useEndpoint(outcomeEndpoints.codes, {})
  if (codes.isError) return <FailedCard error={codes.error} onRetry={() => void codes.refetch()} />
  if (codes.data === undefined) return <Skeleton height={560} radius="md" aria-label={t('Loading…')} />
  return (
    <SectionCard
      title={t('Reasons')}
      subtitle={t('Reasons that you turn off can no longer be chosen; existing records keep them.')}
    >
      <table className={`${classes.table} ${classes.words} ${classes.named}`} aria-label={t('Reasons')}>
        <thead>
          <tr>
            {(['Reason', 'Responsible', 'Required details', 'UK standard term'] as const).map((title) => (
              <th key={title} scope="col" className={classes.word}>
                {t(title)}
              </th>
            ))}
            <th scope="col">{t('In use')}</th>
          </tr>
        </thead>
        <tbody>
          {codes.data.data.map((reason) => (
            <Row key={reason.code} reason={reason} />
          ))}
        </tbody>
      </table>
    </SectionCard>
  )
}

function Row({ reason }: { reason: OfferedCode }) {
  const { t } = useTranslation()
  const offer = useOptimisticChange(outcomeEndpoints.offerCode, shows)
  const { code, side, ukTerm, isPhotoRequired, isNoteRequired, isOffered } = reason
  const label = outcomeReasons[code].label
  const inUse = t('{{reason}}: in use', { reason: t(label) })
  const needed = [isPhotoRequired && t('Photos'), isNoteRequired && t('Note')].filter((part) => part !== false)
  const change = (isOn: boolean) =>
    void offer({ params: { code }, body: { isOffered: isOn } }).catch((error: unknown) =>
      notifyRefused(inUse, error, t),
    )
  return (
    <tr>
      <th scope="row">{t(label)}</th>
      <td data-label={t('Responsible')} className={classes.word}>
        {t(outcomeSideLabels[side])}
      </td>
      <td data-label={t('Required details')} className={classes.word}>
        {needed.length === 0 ? '–' : needed.join(t(', '))}
      </td>
      <td data-label={t('UK standard term')} className={classes.word} lang="en">
        {ukTerm}
      </td>
      <td data-label={t('In use')}>
        <Group justify="flex-end">
          <Switch
            checked={isOffered}
            aria-label={inUse}
            onChange={({ currentTarget }) => change(currentTarget.checked)}
          />
        </Group>
      </td>
    </tr>
  )
}
