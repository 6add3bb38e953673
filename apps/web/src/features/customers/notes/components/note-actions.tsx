import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type Note, noteEndpoints } from '@thant/contracts/customers/notes'
import { useState } from 'react'
import { RowActions } from '#components/data-table/rows/row-actions.tsx'
import { confirm } from '#components/feedback/confirm.tsx'
import { Dialog } from '#components/feedback/dialog.tsx'
import { notifyDone, notifyError } from '#components/feedback/notify.ts'
import { notifyWithAction } from '#components/feedback/notify-with-action.tsx'
import { useWrite } from '#lib/calls/use-endpoint.ts'
import { useTranslation } from '#lib/i18n.ts'
import { useMe } from '#lib/visitor/session.ts'
import { EditNoteForm } from './note-form.tsx'

/** Who wrote a note may change it; whoever reads it may delete it. */
export function NoteActions({ note }: { note: Note }) {
  const { t } = useTranslation()
  const me = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const archive = useArchiveNote(note)
  const close = () => setIsOpen(false)
  const edit = { label: t('Edit note'), icon: IconPencil, onClick: () => setIsOpen(true) }
  return (
    <>
      <RowActions
        actions={[
          ...(me?._id === note.author._id ? [edit] : []),
          { label: t('Delete'), icon: IconTrash, isDangerous: true, onClick: () => void archive() },
        ]}
      />
      <Dialog opened={isOpen} onClose={close} title={t('Edit note')}>
        <EditNoteForm note={note} onClose={close} />
      </Dialog>
    </>
  )
}

function useArchiveNote({ _id: id, organization: { _id: organizationId } }: Note): () => Promise<void> {
  const { t } = useTranslation()
  const archive = useWrite(noteEndpoints.archive)
  const restore = useWrite(noteEndpoints.restore)
  const request = { params: { organizationId, id } }
  const bringBack = () =>
    restore.mutateAsync(request).then(
      () => notifyDone(t('The note was restored.')),
      (error) => notifyError(error, t),
    )
  return async () => {
    const isSure = await confirm({
      title: t('Delete this note?'),
      body: t('It leaves this page. The audit log keeps it.'),
      confirm: t('Delete'),
      cancel: t('Cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    try {
      await archive.mutateAsync(request)
      notifyWithAction(t('The note was deleted.'), t('Undo'), () => void bringBack())
    } catch (error) {
      notifyError(error, t)
    }
  }
}
