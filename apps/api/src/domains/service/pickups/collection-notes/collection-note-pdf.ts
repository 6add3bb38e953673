import type { DocumentVersion } from '@thant/contracts/company/issued-documents'
import type { Language } from '@thant/contracts/customers/auth'
import { collectionNoteNumberOf } from '@thant/contracts/service/collection-notes'
import { drawLetterPdf } from '#domains/company/company/letter-pdf.service.ts'
import type { AnyContext } from '#lib/context.ts'
import { AppError } from '#lib/requests/app-error.ts'
import type { FileReply } from '#lib/requests/serve.ts'
import { collectionNote } from './collection-note.ts'
import { getNoteVersions } from './collection-notes.service.ts'
import { getNoteEvidence } from './note-evidence.queries.ts'

type NoteRequest = { language: Language; version?: DocumentVersion['version'] | undefined }

/** A version of a collection note in reach as PDF/UA-1, the latest unless one is named. */
export async function getCollectionNotePdf(
  context: AnyContext,
  id: string,
  { language, version }: NoteRequest,
): Promise<FileReply> {
  const versions = await getNoteVersions(context, id)
  const place = version === undefined ? versions.length - 1 : versions.findIndex((one) => one.version === version)
  const note = versions[place]
  if (note === undefined) throw new AppError('paper.version-not-found')
  const number = collectionNoteNumberOf(id.toLowerCase())
  const fileName = `collection-note_${number}${note.version === 1 ? '' : `_version-${note.version}`}.pdf`
  const making = { language, createdAt: note.issuedAt.toISOString(), fileName }
  const next = versions[place + 1]
  // A job draws it for a mail to the customer.
  const isNamingStaff = context.actor !== null && context.actor.role !== 'USER'
  const isInForce = next === undefined && !note.isWithdrawn
  const evidence = isInForce ? await getNoteEvidence(context, id) : []
  const series = { number, note, former: versions[place - 1], next, evidence }
  return drawLetterPdf(context, making, collectionNote(series, isNamingStaff), note.letterhead)
}
