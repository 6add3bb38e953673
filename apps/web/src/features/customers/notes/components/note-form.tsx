import { type Note, noteEndpoints } from '@thant/contracts/customers/notes'
import { TextArea } from '#components/fields/text-area.tsx'
import { Form } from '#components/form/form.tsx'
import { type RecordForm, useRecordForm } from '#components/form/use-record-form.ts'
import { DayField } from '#components/pickers/day-picker.tsx'
import { emptyNote, type NoteValues, valuesOfNote } from '../note-values.ts'

export function AddNoteForm({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const record = useRecordForm({
    endpoint: noteEndpoints.create,
    params: { organizationId },
    initialValues: emptyNote,
    saved: 'The note was added.',
    onSaved: onClose,
  })
  return <NoteFields record={record} onClose={onClose} />
}

export function EditNoteForm({ note, onClose }: { note: Note; onClose: () => void }) {
  const record = useRecordForm({
    endpoint: noteEndpoints.change,
    params: { organizationId: note.organization._id, id: note._id },
    initialValues: valuesOfNote(note),
    version: { now: note.__v, toValues: valuesOfNote },
    saved: 'The note was saved.',
    onSaved: onClose,
  })
  return <NoteFields record={record} onClose={onClose} />
}

function NoteFields({ record, onClose }: { record: RecordForm<NoteValues>; onClose: () => void }) {
  return (
    <Form form={record} cancel={onClose} isInDialog>
      <TextArea<NoteValues>
        name="text"
        label="Note"
        hint="Customers do not see it."
        minRows={4}
        maxRows={12}
        data-autofocus
      />
      <DayField<NoteValues>
        name="nextContactOn"
        label="Next contact"
        hint="The day to call or visit; it stands above this page until it is done."
      />
    </Form>
  )
}
