import { Text } from '@mantine/core'
import { auditEndpoints } from '@thant/contracts/company/audit'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'

/** Says since when entries are listed, where older ones were moved to files. */
export function ArchiveLine() {
  const { t } = useTranslation()
  const format = useFormat()
  const day = useEndpoint(auditEndpoints.archive, {}).data?.data.archivedBefore ?? null
  if (day === null) return null
  return (
    <Text fz="sm" c="dimmed" mt="sm">
      {t('Entries from before {{day}} are in the archive. Whoever runs the server can read them.', {
        day: format.date(day),
      })}
    </Text>
  )
}
