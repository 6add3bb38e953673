import { withoutJoiners } from '@thant/i18n/word-joiner'

/** Returns a link that opens a new email in the reader's mail program, to somebody they choose there. */
export function mailAddress({ subject, body }: { subject: string; body: string }): string {
  // Mail programs show the plus signs of URLSearchParams as they are.
  return `mailto:?subject=${encoded(subject)}&body=${encoded(body)}`
}

function encoded(text: string): string {
  return encodeURIComponent(withoutJoiners(text))
}
