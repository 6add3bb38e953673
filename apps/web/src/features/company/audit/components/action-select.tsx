import { Select } from '@mantine/core'
import { auditActions } from '@thant/contracts/company/audit'
import { useTranslation } from '#lib/i18n.ts'
import { actionText, entityText } from '../audit-labels.ts'

type ActionSelectProps = { label: string; value: string; onChange: (action: string | undefined) => void }

/** Offers every audited action, grouped by entity. */
export function ActionSelect({ label, value, onChange }: ActionSelectProps) {
  const { t } = useTranslation()
  const groups = Map.groupBy(auditActions, (action) => entityText(action.split('.')[0] ?? action))
  return (
    <Select
      searchable
      label={label}
      value={value === '' ? null : value}
      onChange={(action) => onChange(action ?? undefined)}
      data={[...groups].map(([entity, actions]) => ({
        group: t(entity),
        items: actions.map((action) => ({ value: action, label: t(actionText(action)) })),
      }))}
      nothingFoundMessage={t('No action has this name.')}
      maxDropdownHeight={280}
      comboboxProps={{ withinPortal: false }}
      data-autofocus
    />
  )
}
