/** For `lang`: a Burmese name among English needs the room that Burmese lines have. */
export function languageOf(text: string): 'my' | undefined {
  return /[\u1000-\u109f]/.test(text) ? 'my' : undefined
}
