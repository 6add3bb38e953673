import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { type Note, noteEndpoints } from '@thant/contracts/customers/notes'
import { notifyRefused } from '#components/feedback/notify.ts'
import { showsIn } from '#lib/calls/pending-changes.ts'
import { useEndpoint } from '#lib/calls/use-endpoint.ts'
import { personName } from '#lib/entries/person-name.ts'
import { todayIn } from '#lib/entries/zoned-time.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useCompanyTimeZone, useFormat } from '#lib/use-format.ts'
import { useOptimisticChange } from '#lib/use-optimistic-change.ts'
import { languageOf } from '#lib/visitor/language-of.ts'

const shows = [
  showsIn(noteEndpoints.list, noteEndpoints.change, ({ data, ...rest }, { params }) => ({
    ...rest,
    data: data.filter(({ _id }) => _id !== params.id),
  })),
]

export function nextContactRequest(organizationId: string) {
  return { params: { organizationId }, query: { isNextContact: 'true' } } as const
}

/** Says above an organization's page when somebody is to call or visit; nothing where nobody is. */
export function NextContact({ organizationId }: { organizationId: string }) {
  const notes = useEndpoint(noteEndpoints.list, nextContactRequest(organizationId)).data?.data ?? []
  return notes.map((note) => <ContactNotice key={note._id} note={note} />)
}

function ContactNotice({ note }: { note: Note }) {
  const { t } = useTranslation()
  const format = useFormat()
  const today = todayIn(useCompanyTimeZone())
  const change = useOptimisticChange(noteEndpoints.change, shows)
  const day = note.nextContactOn ?? today
  const author = personName(note.author.name, t)
  const markAsDone = () =>
    change({
      params: { organizationId: note.organization._id, id: note._id },
      body: { isContacted: true, __v: note.__v },
    }).catch((error: unknown) => notifyRefused(t('Next contact'), error, t))
  return (
    <Alert
      color={day <= today ? 'amber' : 'sky'}
      icon={<IconPhone aria-hidden />}
      title={t(day < today ? 'Next contact was due: {{day}}' : 'Next contact: {{day}}', { day: format.date(day) })}
      role="status"
    >
      <Group justify="space-between" align="flex-end" gap="sm">
        <Stack gap={2} flex="1 1 240px">
          <Text
            fz="sm"
            lang={languageOf(note.text)}
            style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
            lineClamp={4}
          >
            {note.text}
          </Text>
          <Text fz="xs" lang={languageOf(author)}>
            {author}
          </Text>
        </Stack>
        <Button size="xs" variant="default" onClick={() => void markAsDone()}>
          {t('Mark as done')}
        </Button>
      </Group>
    </Alert>
  )
}
