import { Anchor, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type AuditEntry, auditEndpoints } from '@thant/contracts/company/audit'
import { auditEntities } from '@thant/contracts/company/audit-entities'
import type { Format } from '@thant/i18n/format'
import { Link } from 'react-router'
import { useListState } from '#components/data-table/address/use-list-state.ts'
import { CellText } from '#components/data-table/cells/cell-text.tsx'
import { FilterToggle } from '#components/data-table/filters/filter-toggle.tsx'
import type { ListFilter } from '#components/data-table/filters/use-list-filters.ts'
import { ListTable } from '#components/data-table/list-table.tsx'
import { useOpeningView } from '#components/data-table/views/use-opening-view.ts'
import { personName } from '#lib/entries/person-name.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useReturnState } from '#lib/links/return-path.ts'
import { useFormat } from '#lib/use-format.ts'
import { actorName } from '../actor-name.ts'
import { actionText, entityText, fieldText } from '../audit-labels.ts'
import { changesOf } from '../changes.ts'
import { recordHref } from '../record-href.ts'
import { ActionSelect } from './action-select.tsx'
import { ArchiveLine } from './archive-line.tsx'
import { ChangeTable } from './change-table.tsx'
import { PersonNameOf, PersonSelect } from './person-select.tsx'

/** A stop order has a field for each driver, of which a row has room for one; all are in the opened row. */
const namedOfStopOrder = 2

/** Lists who changed what and when; a row expands to the values before and after. */
export function AuditTable() {
  const { t } = useTranslation()
  const changes = useOpeningView()
  const address = useListState(auditEndpoints.list)
  const state = changes.isOn ? { ...address, query: { ...address.query, kind: 'changes' } } : address
  return (
    <>
      <ListTable
        endpoints={auditEndpoints}
        label={t('Audit log')}
        state={state}
        filters={useFilters()}
        search={t('Search action or person')}
        cells={{
          actor: {
            width: 150,
            render: (entry) => <CellText>{actorName(entry, t)}</CellText>,
          },
          action: {
            width: 140,
            onPhone: 'heading',
            render: ({ action }) => <CellText>{t(actionText(action))}</CellText>,
          },
          entity: {
            width: 130,
            onPhone: 'corner',
            render: ({ entity }) => <CellText>{t(entityText(entity))}</CellText>,
          },
          entityName: { width: 150, render: (entry) => <RecordName entry={entry} /> },
          fields: { width: 150, onPhone: 'hidden', render: (entry) => <ChangedFields entry={entry} /> },
        }}
        toggles={<FilterToggle label={t('Changes')} icon={IconPencil} isOn={changes.isOn} onToggle={changes.toggle} />}
        detail={{
          label: (entry) => t('Changes of {{action}}', { action: t(actionText(entry.action)) }),
          render: (entry) =>
            changesOf(entry).length > 0 || entry.ip !== null ? <EntryDetail entry={entry} /> : undefined,
        }}
        empty={{
          title: t('Nothing has been recorded yet'),
          hint: t('Every change is listed here with the person who made it.'),
        }}
      />
      <ArchiveLine />
    </>
  )
}

function EntryDetail({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  return (
    <Stack gap="xs">
      <ChangeTable entry={entry} />
      {entry.ip !== null && <Text size="xs">{t('IP address: {{ip}}', { ip: entry.ip })}</Text>}
    </Stack>
  )
}

function useFilters(): ListFilter<typeof auditEndpoints.list>[] {
  const { t } = useTranslation()
  return [
    {
      kind: 'choice',
      name: 'kind',
      label: t('Kind'),
      options: [
        { value: 'changes', label: t('Changes') },
        { value: 'access', label: t('Sign-ins and refusals') },
      ],
    },
    {
      kind: 'custom',
      name: 'actor',
      label: t('Person'),
      describe: (id) => <PersonNameOf id={id} />,
      render: ({ value, set }) => <PersonSelect label={t('Person')} value={value} onChange={set} />,
    },
    {
      kind: 'choice',
      name: 'entity',
      label: t('Record'),
      options: auditEntities.map((value) => ({ value, label: t(entityText(value)) })),
    },
    {
      kind: 'custom',
      name: 'action',
      label: t('Action'),
      describe: (action) => t(actionText(action)),
      render: ({ value, set }) => <ActionSelect label={t('Action')} value={value} onChange={set} />,
    },
    'at',
  ]
}

function RecordName({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const format = useFormat()
  const fromHere = useReturnState()
  const recordName = nameOf(entry, format)
  const href = recordHref(entry)
  if (recordName === undefined) return '–'
  const name = <CellText>{personName(recordName, t)}</CellText>
  if (href === undefined) return name
  return (
    <Anchor component={Link} to={href} state={fromHere}>
      {name}
    </Anchor>
  )
}

function ChangedFields({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const fields = changesOf(entry).map(({ field }) => t(fieldText(field)))
  if (fields.length === 0) return '–'
  const isCut = entry.entity === 'day-plan' && fields.length > namedOfStopOrder
  const named = isCut ? [...fields.slice(0, namedOfStopOrder), '…'] : fields
  return <CellText>{named.join(t(', '))}</CellText>
}

/** Returns the record's current name, or its name at the time of the entry; an order of stops has its day. */
function nameOf({ before, after, entity, entityId, entityName }: AuditEntry, format: Format): string | undefined {
  if (entity === 'endpoint') return entityId ?? undefined
  const values = { ...before, ...after }
  if (entity === 'day-plan' && typeof values.day === 'string') return format.date(values.day)
  const name = entityName ?? values.name ?? values.organization ?? values.title
  return typeof name === 'string' && name !== '' ? name : undefined
}
