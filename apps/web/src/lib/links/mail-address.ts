import { withoutJoiners } from '@thant/i18n/word-joiner'

type Mail = { to?: string; subject: string; body: string }

/** Returns a link that opens a new email in the reader's mail program; without `to` they choose there to whom. */
export function mailAddress({ to = '', subject, body }: Mail): string {
  // Mail programs show the plus signs of URLSearchParams as they are.
  return `mailto:${encodeURIComponent(to)}?subject=${encoded(subject)}&body=${encoded(body)}`
}

function encoded(text: string): string {
  return encodeURIComponent(withoutJoiners(text))
}
