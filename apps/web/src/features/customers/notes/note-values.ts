import type { Note } from '@thant/contracts/customers/notes'

export type NoteValues = Pick<Note, 'text' | 'nextContactOn'>
export const emptyNote: NoteValues = { text: '', nextContactOn: null }

export function valuesOfNote({ text, nextContactOn }: Note): NoteValues {
  return { text, nextContactOn }
}
