import { Anchor, Badge, Button, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { dayNameIn } from '@thant/contracts/company/company-days'
import type { DecidedPickups, HolidayPickup } from '@thant/contracts/service/holiday-pickups'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { CellTime } from '#components/data-table/cells/cell-time.tsx'
import classes from '#components/data-table/figure-table.module.css'
import { useTranslation } from '#lib/i18n.ts'
import { paths } from '#lib/links/paths.ts'
import { useFormat } from '#lib/use-format.ts'
import { useProgressiveRows } from '#lib/use-progressive-rows.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { conflictTexts } from '../conflict-texts.ts'
import type { Choice } from '../decisions.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import { ClashText } from './clash-text.tsx'

type Conflicts = DecidedPickups['conflicts']

type HolidayPickupsTableProps = {
  pickups: readonly HolidayPickup[]
  chosen: ReadonlyMap<string, Choice>
  conflicts: Conflicts
  /** The pickups that would come to a day with one of the same kind. */
  clashes: ReadonlySet<string>
  onChoose: (id: string, choice: Choice) => void
}

export function HolidayPickupsTable({ pickups, chosen, conflicts, clashes, onChoose }: HolidayPickupsTableProps) {
  const { t } = useTranslation()
  const rows = useProgressiveRows(pickups)
  const [dialog, setDialog] = useState<{ pickup: HolidayPickup; isOpen: boolean }>()
  return (
    <>
      <table className={`${classes.table} ${classes.words}`} aria-label={t('Pickups on holidays')}>
        <thead>
          <tr>
            <th scope="col">{t('Organization')}</th>
            <th scope="col" className={classes.word}>
              {t('Waste stream')}
            </th>
            <th scope="col" className={classes.word}>
              {t('Pick Up Time')}
            </th>
            <th scope="col" className={classes.word}>
              {t('Holiday')}
            </th>
            <th scope="col" className={classes.word}>
              {t('Decision')}
            </th>
            <th scope="col">{t('Actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((pickup) => (
            <Row
              key={pickup._id}
              pickup={pickup}
              choice={chosen.get(pickup._id)}
              isClashing={clashes.has(pickup._id)}
              conflict={conflicts.find(({ _id }) => _id === pickup._id)}
              onChange={() => setDialog({ pickup, isOpen: true })}
            />
          ))}
        </tbody>
      </table>
      {dialog && (
        <ChoiceDialog
          key={dialog.pickup._id}
          pickups={[dialog.pickup]}
          choice={chosen.get(dialog.pickup._id) ?? dialog.pickup.proposal}
          isOpen={dialog.isOpen}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
          onChoose={(choice) => {
            onChoose(dialog.pickup._id, choice)
            setDialog({ ...dialog, isOpen: false })
          }}
        />
      )}
    </>
  )
}

type RowProps = {
  pickup: HolidayPickup
  choice: Choice | undefined
  isClashing: boolean
  conflict: Conflicts[number] | undefined
  onChange: () => void
}

function Row({ pickup, choice, isClashing, conflict, onChange }: RowProps) {
  const { t, language } = useTranslation()
  const format = useFormat()
  const { organization, site, wayType, holiday } = pickup
  return (
    <tr>
      <th scope="row" lang={languageOf(organization.name)}>
        <Anchor component={Link} to={generatePath(paths.pickupEdit, { logisticsId: pickup._id })} fz="inherit">
          {organization.name}
        </Anchor>
        {site !== null && (
          <Text span display="block" fz="xs" c="dimmed" lang={languageOf(site)}>
            {site}
          </Text>
        )}
      </th>
      <td data-label={t('Waste stream')} data-none={wayType === null || undefined} className={classes.word}>
        {wayType === null ? '–' : t(wayType)}
      </td>
      <td data-label={t('Pick Up Time')} className={classes.word}>
        <CellTime instant={pickup.pickUpTime} />
      </td>
      <td data-label={t('Holiday')} className={classes.word}>
        {dayNameIn(language, holiday)}
      </td>
      <td data-label={t('Decision')} className={classes.word}>
        <ChoiceText choice={choice ?? pickup.proposal} coveredOn={choice === undefined ? pickup.coveredOn : null} />
        {choice !== undefined && <Badge color="sky">{t('Chosen')}</Badge>}
        {isClashing && <ClashText />}
        {conflict !== undefined && (
          <Text fz="xs" c="var(--mantine-color-error)">
            {t(conflictTexts[conflict.reason])}
          </Text>
        )}
      </td>
      <td>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPencil size={16} />}
          aria-label={t('Change for {{name}}', { name: `${organization.name}, ${format.dateTime(pickup.pickUpTime)}` })}
          onClick={onChange}
        >
          {t('Change')}
        </Button>
      </td>
    </tr>
  )
}

/** `coveredOn` is the day of the pickup for which this one is left out. */
function ChoiceText({ choice: { decision, day }, coveredOn }: { choice: Choice; coveredOn: string | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (coveredOn !== null) return t('Is left out: another one is on {{day}}', { day: format.date(coveredOn) })
  if (decision === 'move') return t('Moves to {{day}}', { day: day === null ? '–' : format.date(day) })
  return decision === 'keep' ? t('Stays on this day') : t('Is cancelled')
}
