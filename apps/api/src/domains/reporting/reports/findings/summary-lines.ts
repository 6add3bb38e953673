import type { Message } from '@thant/contracts/materials/plan'
import type { SummaryLine } from '@thant/contracts/reporting/report-data'
import { withoutJoiners } from '@thant/i18n/word-joiner'
import { messageFormatterFor } from '#lib/translator.ts'
import { generalTips, reduceReuseRecycleTips, typeTips } from './tips.ts'

const tips: Message[] = [...Object.values(typeTips).flat(), ...reduceReuseRecycleTips, ...generalTips].map((text) => ({
  text,
}))

/**
 * Turns the lines of the form into messages. A line that equals a computed one in any language becomes that message, so
 * that the report shows it in the reader's language; every other line stays as it was typed, and is marked as a remark.
 */
export function recogniseLines(
  lines: readonly string[],
  computed: readonly Message[],
  { timeZone, typedBy }: { timeZone: string; typedBy: string },
): SummaryLine[] {
  const formatters = [messageFormatterFor('en', timeZone), messageFormatterFor('my', timeZone)]
  const known = new Map(
    [...tips, ...computed].flatMap((message) =>
      formatters.map(({ formatMessage }) => [asTyped(formatMessage(message)), message] as const),
    ),
  )
  return lines.map((line) => known.get(asTyped(line)) ?? { text: line, isLiteral: true, typedBy })
}

/** Marks what was typed for a report of a former release, which does not say whose remark it is. */
export function withTyper(line: SummaryLine, typedBy: string): SummaryLine {
  return line.isLiteral ? { typedBy, ...line } : line
}

/** Repeats what the text field and the API contract do to a line, which has none of what keeps words together. */
function asTyped(text: string): string {
  return withoutJoiners(text).normalize('NFC').trim()
}
