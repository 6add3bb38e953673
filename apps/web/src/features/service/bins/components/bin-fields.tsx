import type { Bin } from '@thant/contracts/service/bins'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { ImageField } from '#components/upload/image-upload.tsx'
import type { BinValues } from '../bin-values.ts'

/**
 * Labels the name `Name` for a new bin and `Bin Type` for an existing one (docs/specification.md 2.7-11, 2.7-12).
 * An order that reduces the stock meanwhile makes the form stale, so that saving cannot restore sold bins.
 */
export function BinFields({ existing }: FieldsProps<Bin, BinValues>) {
  const isNew = existing === undefined
  return (
    <FormSection>
      <TextField<BinValues> name="name" label={isNew ? 'Name' : 'Bin Type'} hint="Waste type it is for" />
      <TextField<BinValues> name="size" label={isNew ? 'Size' : 'Bin Size'} placeholder="120 L" />
      <FormRow>
        <TextField<BinValues> name="stock" label="Stock" inputMode="numeric" />
        <TextField<BinValues>
          name="price"
          label="Price"
          hint="For one bin, in US dollars."
          inputMode="decimal"
          rightSection="USD"
          rightSectionWidth={52}
        />
      </FormRow>
      <ImageField<BinValues> name="image" label="Bin Image" picture={existing?.image ?? null} />
    </FormSection>
  )
}
