import { Select, type SelectProps } from '@mantine/core'
import { destinationKindLabels, licenceStateLabels } from '@thant/contracts/materials/destinations'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { useDestinations } from '../use-destinations.ts'

type DestinationSelectProps = Omit<SelectProps, 'data'> & {
  /** Stays in the list even when it was archived meanwhile. */
  kept?: { _id: string; name: string } | null
}

export const DestinationField = asField<DestinationSelectProps>(DestinationSelect, { empty: null })

export function DestinationSelect({ kept, ...input }: DestinationSelectProps) {
  const { t } = useTranslation()
  const destinations = useDestinations()
  const options = destinations.map(({ _id, name, kind, licenceState }) => ({
    value: _id,
    label: name,
    kind: [destinationKindLabels[kind], ...(licenceState === 'ended' ? [licenceStateLabels.ended] : [])]
      .map((label) => t(label))
      .join(' · '),
  }))
  const isMissing = kept && !destinations.some(({ _id }) => _id === kept._id)
  const data = isMissing ? [{ value: kept._id, label: kept.name, kind: '' }, ...options] : options
  const kindOf = (id: string) => data.find(({ value }) => value === id)?.kind ?? ''
  return (
    <Select
      {...input}
      data={data}
      searchable
      nothingFoundMessage={t('No destination has this name.')}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <small style={{ display: 'block', color: 'var(--mantine-color-dimmed)' }}>{kindOf(option.value)}</small>
        </span>
      )}
    />
  )
}
