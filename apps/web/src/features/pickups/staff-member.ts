/** Someone on a pickup. The name goes along, since who has left in the meantime is still called by it. */
export type StaffMember = { _id: string; name: string }

export function staffMember({ _id, name }: StaffMember): StaffMember {
  return { _id, name }
}
