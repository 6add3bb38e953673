import { withoutJoiners } from '@thant/i18n/word-joiner'

export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = withoutJoiners(name)
  link.click()
  // The browser reads the URL only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
