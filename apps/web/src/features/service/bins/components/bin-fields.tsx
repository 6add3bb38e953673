import type { Bin } from '@thant/contracts/service/bins'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import type { FieldsProps } from '#components/form/screen-definition.ts'
import { ImageField } from '#components/upload/image-upload.tsx'
import type { BinValues } from '../bin-values.ts'

/**
 * A bin is called by its type (docs/specification.md 2.7-11, 2.7-12).
 * An order that reduces the stock meanwhile makes the form stale, so that saving cannot restore sold bins.
 */
export function BinFields({ existing }: FieldsProps<Bin, BinValues>) {
  return (
    <FormSection>
      <TextField<BinValues> name="name" label="Bin Type" hint="What goes into it, as in Paper or Organic." />
      <TextField<BinValues> name="size" label="Bin Size" placeholder="120 L" />
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
