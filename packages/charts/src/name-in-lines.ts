import { unbrokenWords } from '@thant/i18n/unbroken-words'
import { withoutJoiners } from '@thant/i18n/word-joiner'

/** The room is counted in Latin letters; a Burmese letter is wider. */
const roomOfLine = 11
const roomOfBurmese = 1.4

/**
 * Breaks a name into lines between words. ECharts breaks only at spaces, which Burmese lacks, and otherwise inside
 * syllables, which separates marks from their letters.
 */
export function nameInLines(name: string): string {
  const lines: string[] = []
  for (const segment of wordsOf(withoutJoiners(name))) {
    const last = lines.at(-1)
    if (last !== undefined && roomOf(last + segment.trimEnd()) <= roomOfLine) lines.splice(-1, 1, last + segment)
    else if (segment.trim() !== '') lines.push(segment)
  }
  return lines.map((line) => line.trim()).join('\n')
}

function wordsOf(name: string): string[] {
  return name
    .split(unbroken)
    .flatMap((part) =>
      unbrokenWords.includes(part) ? [part] : Array.from(words.segment(part), ({ segment }) => segment),
    )
}

const words = new Intl.Segmenter('my', { granularity: 'word' })
const unbroken = new RegExp(`(${unbrokenWords.join('|')})`)

/** Counted in Latin letters. */
export function roomOf(text: string): number {
  const letters = [...new Intl.Segmenter('my').segment(text)]
  return letters.reduce((room, { segment }) => room + (segment >= '\u1000' ? roomOfBurmese : 1), 0)
}
