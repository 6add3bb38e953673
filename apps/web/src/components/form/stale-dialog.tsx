import { Button, Group, List, Text } from '@mantine/core'
import { Dialog } from '#components/feedback/dialog.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { exactFieldAt, fieldAt, labelOf } from './field-label.ts'
import type { RecordForm } from './use-record-form.ts'

/** Lets the user choose after somebody else saved the record first, and lists the fields that they changed. */
export default function StaleDialog<Values extends Record<string, unknown>>(props: {
  form: RecordForm<Values>
  within: HTMLElement | null
}) {
  const { t } = useTranslation()
  const { stale, takeTheirs, keepMine, form } = props.form
  const changed = stale ? differences(props.within, form.getInitialValues(), stale.values) : []
  const labels = changed.map((path) => labelOf(fieldAt(props.within, path))).filter((label) => label !== undefined)
  return (
    <Dialog opened={stale !== undefined} onClose={keepMine} title={t('Someone else changed this in the meantime.')}>
      <Text c="dimmed">
        {t('Reload shows what was saved. If you keep what you typed, submitting again replaces it.')}
      </Text>
      {labels.length > 0 && (
        <>
          <Text mt="sm" fw={500}>
            {t('Changed by the other person:')}
          </Text>
          <List size="sm" mt={4}>
            {labels.map((label) => (
              <List.Item key={label}>{label}</List.Item>
            ))}
          </List>
        </>
      )}
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

/** Returns the paths of the fields that differ; descends into objects that are not fields themselves. */
function differences(within: HTMLElement | null, before: unknown, after: unknown, path: string[] = []): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isField = path.length > 0 && exactFieldAt(within, path.join('.')) !== null
  if (isField || !isGroup(before) || !isGroup(after)) return [path.join('.')]
  return Object.keys(after).flatMap((key) => differences(within, before[key], after[key], [...path, key]))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
