/** What follows the address of a list that begins with what waits, the first deadline first. */
export const waitingSearch = {
  messages: '?isOpen=true&sort=createdAt',
  results: '?isOpen=true',
  mails: '?isOpen=true',
} as const
