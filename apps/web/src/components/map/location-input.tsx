import { Group, Input, NumberInput } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { asField } from '#components/fields/as-field.tsx'
import { useTranslation } from '#lib/i18n.ts'
import { type Location, rounded, yangon } from './location.ts'
import { LocationMap } from './location-map.tsx'

type LocationInputProps = {
  label: string
  description?: string
  error?: ReactNode
  value?: Location | null
  defaultValue?: Location | null
  onChange?: (location: Location | null) => void
  'data-path'?: string
}

export const LocationField = asField<LocationInputProps>(LocationInput, { empty: null })

function LocationInput({ label, description, error, ...field }: LocationInputProps) {
  const { t } = useTranslation()
  const [place, setPlace] = useUncontrolled<Location | null>({
    value: field.value,
    defaultValue: field.defaultValue,
    finalValue: null,
    onChange: field.onChange,
  })
  const type = (part: Partial<Location>) => setPlace(rounded({ ...(place ?? yangon), ...part }))
  const shared = { decimalScale: 4, step: 0.001, hideControls: true, error: Boolean(error) }
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error}>
      <LocationMap label={t('{{label}} on the map', { label })} value={place} onChange={setPlace} />
      <Group grow gap="md" mt={8}>
        <NumberInput
          {...shared}
          label={t('Latitude')}
          min={-90}
          max={90}
          value={place?.lat ?? ''}
          onChange={(lat) => typeof lat === 'number' && type({ lat })}
          data-path={field['data-path']}
        />
        <NumberInput
          {...shared}
          label={t('Longitude')}
          min={-180}
          max={180}
          value={place?.lng ?? ''}
          onChange={(lng) => typeof lng === 'number' && type({ lng })}
        />
      </Group>
    </Input.Wrapper>
  )
}
