import { languageOf } from '#lib/visitor/language-of.ts'
import type { StaffMember } from '../staff-member.ts'
import classes from './staff-option.module.css'

/** Shows a person with the phone number, which distinguishes two of the same name. */
export function StaffOption({ person }: { person: StaffMember & { phoneNumber?: string } }) {
  return (
    <span className={classes.person}>
      <span lang={languageOf(person.name)}>{person.name}</span>
      {person.phoneNumber !== undefined && <span className={classes.phone}>{person.phoneNumber}</span>}
    </span>
  )
}
