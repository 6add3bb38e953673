import type { AuditAction } from '@thant/contracts/company/audit'
import type { Note, NoteChange, NoteForm } from '@thant/contracts/customers/notes'
import { organizationNotes } from '#database/schema/notes.ts'
import {
  assertOrganizationInReach,
  getActiveOrganization,
} from '#domains/customers/organizations/organizations.queries.ts'
import type { Context } from '#lib/context.ts'
import { recordWrites } from '#lib/records/record-writes.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'
import { assertDayIsAhead, assertMayChange } from './notes.policy.ts'
import { getNote } from './notes.queries.ts'

const writes = recordWrites({ entity: 'note', table: organizationNotes, get: getNote, audited: auditedValues })

export async function addNote(context: Context, organizationId: string, form: NoteForm): Promise<Note> {
  await assertOrganizationInReach(context, organizationId)
  await getActiveOrganization(context, organizationId)
  assertDayIsAhead(context, form.nextContactOn)
  return writes.create(context, 'note.create', { ...form, organizationId, authorId: context.actor.id })
}

type NoteParams = { organizationId: string; id: string }

/** A next contact that is moved to another day is open again. */
export function changeNote(
  context: Context,
  { organizationId, id }: NoteParams,
  { __v: version, isContacted, ...form }: NoteChange,
): Promise<Note> {
  return writes.change(context, actionOf, { id, version }, (before) => {
    assertIsOf(organizationId, before)
    assertMayChange(context, before, form)
    assertDayIsAhead(context, form.nextContactOn, before.nextContactOn)
    const day = form.nextContactOn === undefined ? before.nextContactOn : form.nextContactOn
    if (isContacted && day === null) throw errorAt('nextContactOn', 'request.invalid', { message: 'Required' })
    const now = context.clock.now()
    if (isContacted !== undefined) return { ...form, contactedAt: isContacted ? now : null }
    return day === before.nextContactOn ? form : { ...form, contactedAt: null }
  })
}

export function archiveNote(context: Context, { organizationId, id }: NoteParams): Promise<null> {
  return writes.archive(context, 'note.archive', id, (note) => assertIsOf(organizationId, note))
}

export function restoreNote(context: Context, { organizationId, id }: NoteParams): Promise<Note> {
  return writes.restore(context, 'note.restore', id, (note) => assertIsOf(organizationId, note))
}

function actionOf(before: Note, after: Note): AuditAction {
  return before.contactedAt === null && after.contactedAt !== null ? 'note.contact' : 'note.change'
}

function assertIsOf(organizationId: string, note: Note): void {
  if (note.organization._id !== organizationId) throw new AppError('note.not-found')
}

function auditedValues({ organization, text, nextContactOn, contactedAt }: Note): Record<string, unknown> {
  return { organization: organization.name, text, nextContactOn, contactedAt }
}
