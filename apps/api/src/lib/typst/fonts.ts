import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCharacters } from './font-characters.ts'

/** The fonts cover Latin, Burmese and monochrome emoji; the first font with a character draws it. */
const paths = [
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/500Medium/Inter_500Medium.ttf',
  'inter/600SemiBold/Inter_600SemiBold.ttf',
  'noto-sans-myanmar/400Regular/NotoSansMyanmar_400Regular.ttf',
  'noto-sans-myanmar/500Medium/NotoSansMyanmar_500Medium.ttf',
  'noto-sans-myanmar/600SemiBold/NotoSansMyanmar_600SemiBold.ttf',
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
]

export const fontFiles: readonly Buffer[] = paths.map((path) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`))),
)

const written = new Set(
  fontFiles.filter((_, index) => paths[index]?.includes('400Regular')).flatMap((file) => [...readCharacters(file)]),
)

/**
 * Replaces characters that the fonts lack by a box, because PDF/UA and PDF/A forbid them, and removes invisible ones
 * such as direction marks. Marks where an overlong word may be broken; the template leaves no character there, so that
 * the word can be copied as it is.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\n]/gu, (character) => {
      if (invisible.test(character)) return ''
      return written.has(character.codePointAt(0) ?? 0) ? character : '\u25A1'
    })
    .replace(endless, (word) => word.replace(/.{16}/gu, `$&${breakMark}`))
}

/** The template knows it too (look.typ). It is for private use, so no text that was typed brings one. */
const breakMark = '\uE000'
/** Matches invisible characters except those that join or separate letters. */
const invisible = /(?![\u200B-\u200D])(?:\p{C}|\p{Variation_Selector})/u
/** Burmese is excluded, because it has no spaces and breaks between syllables. */
const endless = /[^\s\u1000-\u109F\u200B]{28,}/gu
