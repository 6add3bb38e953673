import type { Note, NoteChange } from '@thant/contracts/customers/notes'
import { dayOf } from '#lib/company-time.ts'
import type { Context } from '#lib/context.ts'
import { AppError, errorAt } from '#lib/requests/app-error.ts'

/** Anybody of the staff makes the next contact, but nobody changes the words of another. */
export function assertMayChange({ actor }: Context, { author }: Note, { text, nextContactOn }: NoteChange): void {
  const isContentChanged = text !== undefined || nextContactOn !== undefined
  if (isContentChanged && author._id !== actor.id) throw new AppError('note.of-another')
}

/** A note that is corrected later keeps its day. */
export function assertDayIsAhead(
  { clock, settings }: Context,
  day: string | null | undefined,
  known: string | null = null,
): void {
  if (day == null || day === known || day >= dayOf(clock.now(), settings.timeZone)) return
  throw errorAt('nextContactOn', 'request.invalid', { message: 'This day is over.' })
}
