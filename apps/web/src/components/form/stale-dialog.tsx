import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '#components/feedback/dialog.tsx'
import comparison from '#components/figures/comparison-table.module.css'
import { linesOf } from '#lib/entries/value-lines.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { fieldAt, labelOf } from './field-label.ts'
import classes from './stale-dialog.module.css'
import type { StaleForm } from './stale-form.ts'
import type { RecordForm } from './use-record-form.ts'

/** Lets the user choose after somebody else saved the record first, and shows both values of what they changed. */
export default function StaleDialog<Values extends Record<string, unknown>>(props: {
  form: RecordForm<Values>
  within: HTMLElement | null
}) {
  const { t } = useTranslation()
  const { stale, takeTheirs, keepMine } = props.form
  return (
    <Dialog
      opened={stale !== undefined}
      onClose={keepMine}
      title={t('Someone else changed this in the meantime.')}
      size="lg"
    >
      {stale && <WhoAndWhen stale={stale} />}
      <Text c="dimmed" mt={4}>
        {t('Reload shows what was saved. If you keep what you typed, only the fields that you changed replace it.')}
      </Text>
      {stale && stale.differences.length > 0 && <Differences stale={stale} within={props.within} />}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={takeTheirs}>
          {t('Reload')}
        </Button>
        <Button onClick={keepMine} data-autofocus>
          {t('Keep what I typed')}
        </Button>
      </Group>
    </Dialog>
  )
}

function WhoAndWhen<Values>({ stale: { by, at } }: { stale: StaleForm<Values> }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (by === undefined || at === undefined) return null
  return <Text lang={languageOf(by)}>{t('{{name}} saved it: {{time}}.', { name: by, time: format.dateTime(at) })}</Text>
}

function Differences<Values>({ stale, within }: { stale: StaleForm<Values>; within: HTMLElement | null }) {
  const { t } = useTranslation()
  return (
    <table className={`${comparison.table} ${classes.table}`} aria-label={t('Changed by the other person')}>
      <thead>
        <tr>
          <th scope="col">{t('Field')}</th>
          <th scope="col">{t('Your form')}</th>
          <th scope="col">{t('Saved')}</th>
        </tr>
      </thead>
      <tbody>
        {stale.differences.map(({ path, mine, theirs, isConflict }) => (
          <tr key={path}>
            <th scope="row">
              {labelOf(fieldAt(within, path))}
              {isConflict && <span className={classes.both}>{t('Both of you changed it')}</span>}
            </th>
            <td data-side={t('Your form')}>
              <Value value={mine} />
            </td>
            <td data-side={t('Saved')}>
              <Value value={theirs} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ value }: { value: unknown }) {
  const { t } = useTranslation()
  const lines = linesOf(value, useFormat(), t)
  if (lines.length === 0) return '–'
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a value have no id and never move
    <div key={index} lang={languageOf(line)}>
      {line}
    </div>
  ))
}
