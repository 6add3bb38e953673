import type { Language } from '@thant/contracts/customers/auth'

/** Keeps what the server needs to know before the code runs here: the language of its pages. */
export function keepLanguageCookie(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: older phones have no cookieStore.
  document.cookie = `language=${language};path=/;max-age=31536000;samesite=lax`
}
