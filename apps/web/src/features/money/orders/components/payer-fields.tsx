import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { FormRow } from '#components/form/form-row.tsx'

type PayerValues = { customerName: string; customerEmail: string; customerPhno: string }

/** Who orders, in each form of an order. */
export function PayerFields() {
  return (
    <>
      <TextField<PayerValues> name="customerName" label="Name" autoComplete="name" />
      <FormRow>
        <TextField<PayerValues>
          name="customerEmail"
          type="email"
          label="Email"
          hint="We'll send your receipt here."
          autoComplete="email"
        />
        <PhoneField<PayerValues> name="customerPhno" label="Phone" />
      </FormRow>
    </>
  )
}
