import { outcomeReasons, type RecordedCode } from '@thant/contracts/service/outcome-reasons'
import type { FieldProblems } from '#components/form/form-problems.ts'

type Reason = { code: RecordedCode | ''; note: string; photos: readonly unknown[] }

/** Reports what a reason asks for and was not given (docs/specification.md 10.5-05). */
export function problemsOfReason({ code, note, photos }: Reason): FieldProblems {
  if (!code) return { code: 'Required' }
  const { isPhotoRequired, isNoteRequired } = outcomeReasons[code]
  return {
    photos: isPhotoRequired && photos.length === 0 ? 'Please add a photo, so that the customer can see it.' : undefined,
    note: isNoteRequired && note.trim() === '' ? 'Please write what happened.' : undefined,
  }
}
