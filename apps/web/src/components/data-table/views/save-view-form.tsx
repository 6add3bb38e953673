import { savedViewEndpoints } from '@thant/contracts/customers/saved-views'
import { SwitchField } from '#components/fields/checkbox-fields.tsx'
import { TextField } from '#components/fields/text-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { useRecordForm } from '#components/form/use-record-form.ts'

type ViewValues = { name: string; isShared: boolean }
const emptyView: ViewValues = { name: '', isShared: false }

type SaveViewFormProps = { list: string; search: string; onSaved: (id: string) => void; onClose: () => void }

/** Asks for the name of a view, and whether all of the office sees it. */
export function SaveViewForm({ list, search, onSaved, onClose }: SaveViewFormProps) {
  const record = useRecordForm({
    endpoint: savedViewEndpoints.create,
    initialValues: emptyView,
    toBody: (values) => ({ ...values, list, search }),
    saved: 'The view was saved.',
    onSaved: ({ _id }) => {
      onSaved(_id)
      onClose()
    },
  })
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <TextField<ViewValues>
        name="name"
        label="Name"
        hint="Keeps the search, the filters, the order and the columns that you see now."
        data-autofocus
      />
      <SwitchField<ViewValues>
        name="isShared"
        label="Shared with the office"
        hint="All of the office sees it in this list."
      />
    </Form>
  )
}
