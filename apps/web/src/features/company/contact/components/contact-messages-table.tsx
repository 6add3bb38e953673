import { Stack, Text } from '@mantine/core'
import { type ContactMessage, contactEndpoints } from '@thant/contracts/company/contact'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import type { FilterOf } from '#components/data-table/filters/filter.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { languageOf } from '#lib/visitor/language-of.ts'
import { ReplyButtons } from './reply-buttons.tsx'

/** Lists what people wrote; a row opens to the whole message and its answer. */
export function ContactMessagesTable() {
  const { t } = useTranslation()
  const state = useListState(contactEndpoints.list)
  const answered: FilterOf<typeof contactEndpoints.list> = {
    kind: 'choice',
    name: 'isOpen',
    label: t('Answered'),
    options: [
      { value: 'true', label: t('No') },
      { value: 'false', label: t('Yes') },
    ],
  }
  return (
    <ListTable
      endpoints={contactEndpoints}
      label={t('Messages')}
      state={state}
      search={t('Search name, email or text')}
      filters={[answered, 'topic', 'createdAt']}
      cells={{
        name: { width: 120, onPhone: 'heading' },
        message: { width: 180, render: ({ message }) => <CellText>{message}</CellText> },
        email: { width: 150, isSecondary: true },
      }}
      detail={{
        label: ({ name }) => t('Read the message of {{name}}', { name }),
        render: (message) => <WholeMessage message={message} />,
      }}
      empty={{
        title: t('No messages'),
        hint: t('What people write on the contact page is listed here and emailed to the company.'),
      }}
    />
  )
}

function WholeMessage({ message }: { message: ContactMessage }) {
  return (
    <Stack gap="sm" align="flex-start">
      <Text lang={languageOf(message.message)} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} maw="75ch">
        {message.message}
      </Text>
      <ReplyButtons message={message} />
    </Stack>
  )
}
