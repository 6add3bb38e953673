import { Text } from '@mantine/core'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Says when something was recorded, and by whom where the reader may know it. */
export function Signature({ at, person }: { at: string; person: { name: string } | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const date = format.dateTime(at)
  return (
    <Text fz="xs" c="dimmed">
      {person === null ? date : t('{{date}} by {{name}}', { date, name: personName(person.name, t) })}
    </Text>
  )
}
