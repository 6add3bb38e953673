/**
 * Keeps what the server needs to know before the code runs here: the language of its pages, and the area whose code to
 * load. Neither gives access to anything. Undefined removes it.
 */
export function notifyServer(name: 'language' | 'area', value: string | undefined): void {
  const age = value === undefined ? 0 : 31_536_000
  // biome-ignore lint/suspicious/noDocumentCookie: older phones have no cookieStore.
  document.cookie = `${name}=${value ?? ''};path=/;max-age=${age};samesite=lax`
}
