import { Anchor, List, Stack, Text } from '@mantine/core'
import type { DocumentVersion } from '@thant/contracts/company/issued-documents'
import { pickupEndpoints } from '@thant/contracts/service/pickups'
import { createMessageFormatter } from '@thant/i18n/message-formatter'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useFormat } from '#lib/use-format.ts'
import { useNoteDownload } from '../use-note-download.ts'

/** What was corrected in a collection note, each version with its PDF; nothing where none was. */
export function NoteVersions({ pickupId }: { pickupId: string }) {
  const { t } = useTranslation()
  const download = useNoteDownload()
  const result = useEndpoint(pickupEndpoints.noteVersions, { params: { id: pickupId } })
  const versions = result.data?.data ?? []
  if (versions.length < 2) return null
  return (
    <Stack gap={6} component="section" aria-label={t('Versions of the collection note')}>
      <Text size="sm" fw={600}>
        {t('This collection note was corrected')}
      </Text>
      <List size="sm" spacing={6} listStyleType="none">
        {versions.map((version) => (
          <List.Item key={version.version}>
            <Version version={version} onOpen={() => download(pickupId, version.version)} />
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}

function Version({ version: shown, onOpen }: { version: DocumentVersion; onOpen: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { formatMessage } = createMessageFormatter(format, t)
  const { version, issuedAt, issuedBy, reason, changes } = shown
  return (
    <>
      <Anchor component="button" type="button" size="sm" ta="left" underline="always" onClick={onOpen}>
        {t('Version {{number}} of {{when}}', {
          number: format.digits(String(version)),
          when: format.dateTime(issuedAt),
        })}
      </Anchor>
      {issuedBy && <Text size="xs">{t('by {{name}}', { name: personName(issuedBy.name, t) })}</Text>}
      {changes.map((change) => (
        <Text key={JSON.stringify(change)} size="xs">
          {formatMessage(change)}
        </Text>
      ))}
      {reason !== '' && <Text size="xs">{t('Reason: {{reason}}', { reason })}</Text>}
    </>
  )
}
