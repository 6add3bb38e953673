import { Badge, Button, Stack, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { CompanyDay } from '@thant/contracts/company/company-days'
import { type DayReturns, holidayPickupEndpoints } from '@thant/contracts/service/holiday-pickups'
import { type ReactNode, useState } from 'react'
import { CellDay } from '#components/data-table/cells/cell-time.tsx'
import classes from '#components/data-table/figure-table.module.css'
import { RowActions } from '#components/data-table/rows/row-actions.tsx'
import { confirm } from '#components/feedback/confirm.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { call } from '#lib/calls/api-client.ts'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { shortKindLabels } from '../day-kinds.ts'
import { type DayRun, runsOfDays } from '../day-runs.ts'
import { useDayName } from '../use-day-name.ts'
import { CompanyDayDialog } from './company-day-dialog.tsx'
import { LeftPickupsDialog, ReturnsText } from './day-returns.tsx'

export function CompanyDaysTable({ days, label }: { days: readonly CompanyDay[]; label: string }) {
  const { t } = useTranslation()
  const [left, setLeft] = useState<DayReturns['left']>([])
  const [dialog, setDialog] = useState<{ day: CompanyDay; isOpen: boolean }>()
  return (
    <>
      <table className={`${classes.table} ${classes.words}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('Day')}</th>
            <th scope="col" className={classes.word}>
              {t('Name')}
            </th>
            <th scope="col" className={classes.word}>
              {t('Kind')}
            </th>
            <th scope="col">{t('Actions')}</th>
          </tr>
        </thead>
        <tbody>
          {runsOfDays(days).map((run) => (
            <Run
              key={run[0].day}
              run={run}
              renderDay={(day) => (
                <Row key={day.day} day={day} onChange={() => setDialog({ day, isOpen: true })} onLeft={setLeft} />
              )}
            />
          ))}
        </tbody>
      </table>
      <LeftPickupsDialog left={left} onClose={() => setLeft([])} />
      <CompanyDayDialog
        day={dialog?.day}
        isOpen={dialog?.isOpen ?? false}
        onClose={() => dialog && setDialog({ ...dialog, isOpen: false })}
      />
    </>
  )
}

type RunProps = { run: DayRun; renderDay: (day: CompanyDay) => ReactNode }

/** Days of one holiday that follow each other are one row, which opens into a row for each. */
function Run({ run, renderDay }: RunProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useDayName()
  const [isOpen, setOpen] = useState(false)
  const [first] = run
  const last = run.at(-1)
  if (last === undefined || last === first) return renderDay(first)
  return (
    <>
      <tr>
        <th scope="row">
          <CellDay day={first.day} /> – <CellDay day={last.day} />
        </th>
        <NameAndKind day={first} name={nameOf(first)} />
        <td>
          <Button variant="subtle" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('Hide the days') : t('Show the {{number}} days', { number: format.number(run.length) })}
          </Button>
        </td>
      </tr>
      {isOpen && run.map(renderDay)}
    </>
  )
}

function NameAndKind({ day, name }: { day: CompanyDay; name: string }) {
  const { t } = useTranslation()
  return (
    <>
      <td data-label={t('Name')} className={classes.word} lang={languageOf(name)}>
        {name}
      </td>
      <td data-label={t('Kind')} className={classes.word}>
        <Badge color={day.kind === 'closed' ? 'gray' : 'leaf'}>{t(shortKindLabels[day.kind])}</Badge>
      </td>
    </>
  )
}

type RowProps = { day: CompanyDay; onChange: () => void; onLeft: (left: DayReturns['left']) => void }

function Row({ day, onChange, onLeft }: RowProps) {
  const { t } = useTranslation()
  const name = useDayName()(day)
  const remove = useRemoval(day, onLeft)
  return (
    <tr>
      <th scope="row">
        <CellDay day={day.day} />
      </th>
      <NameAndKind day={day} name={name} />
      <td>
        <RowActions
          actions={[
            { label: t('Edit'), icon: IconPencil, onClick: onChange },
            { label: t('Remove'), icon: IconTrash, isDangerous: true, onClick: () => void remove() },
          ]}
        />
      </td>
    </tr>
  )
}

function useRemoval(day: CompanyDay, onLeft: (left: DayReturns['left']) => void): () => Promise<void> {
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useDayName()
  const write = useWrite(holidayPickupEndpoints.takeBack)
  const params = { day: day.day }
  return async () => {
    const preview = await call(holidayPickupEndpoints.previewReturns, { params }).catch((error: unknown) => {
      notifyError(error, t)
      return undefined
    })
    if (preview === undefined) return
    const isSure = await confirm({
      title: t('Remove this day?'),
      body: (
        <Stack gap="xs">
          <Text>{t('{{day}}: {{name}}', { day: format.date(day.day), name: nameOf(day) })}</Text>
          <ReturnsText returns={preview.data} />
        </Stack>
      ),
      confirm: t('Remove'),
      cancel: t('Cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    write.mutate(
      { params },
      {
        onSuccess: ({ data }) => {
          notifyDone(
            t('The day was removed. Pickups that went back: {{returned}}, made: {{made}}', {
              returned: format.number(data.returned),
              made: format.number(data.made),
            }),
          )
          if (data.left.length > 0) onLeft(data.left)
        },
        onError: (error) => notifyError(error, t),
      },
    )
  }
}
