/** In Latin letters; Burmese ones are wider. */
const roomOfLine = 11
const roomOfBurmese = 1.4

/**
 * A name in lines, broken between words. ECharts breaks at spaces alone, which Burmese does without, and then inside of
 * syllables, so that their marks stand alone.
 */
export function nameInLines(name: string): string {
  const lines: string[] = []
  for (const { segment } of new Intl.Segmenter('my', { granularity: 'word' }).segment(name)) {
    const last = lines.at(-1)
    if (last !== undefined && roomOf(last + segment.trimEnd()) <= roomOfLine) lines.splice(-1, 1, last + segment)
    else if (segment.trim() !== '') lines.push(segment)
  }
  return lines.map((line) => line.trim()).join('\n')
}

function roomOf(text: string): number {
  const letters = [...new Intl.Segmenter('my').segment(text)]
  return letters.reduce((room, { segment }) => room + (segment >= '\u1000' ? roomOfBurmese : 1), 0)
}
