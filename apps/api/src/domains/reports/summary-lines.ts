import type { Message } from '@thant/contracts/plan'
import { messageFormatterFor } from '#lib/translator.ts'
import { generalTips, reduceReuseRecycleTips, typeTips } from './tips.ts'

const tips: Message[] = [...Object.values(typeTips).flat(), ...reduceReuseRecycleTips, ...generalTips].map((text) => ({
  text,
}))

/**
 * Lines as somebody left them in the form. One that stands there as the rules wrote it, in whichever language, is kept
 * as the rule's, so that the report says it in the reader's; every other one is taken as it was typed.
 */
export function recogniseLines(lines: readonly string[], computed: readonly Message[], timeZone: string): Message[] {
  const formatters = [messageFormatterFor('en', timeZone), messageFormatterFor('my', timeZone)]
  const known = new Map(
    [...tips, ...computed].flatMap((words) =>
      formatters.map(({ formatMessage }) => [asTyped(formatMessage(words)), words] as const),
    ),
  )
  return lines.map((line) => known.get(asTyped(line)) ?? { text: line, isLiteral: true })
}

/** What a text field and the contract make of a text. */
function asTyped(text: string): string {
  return text.normalize('NFC').trim()
}
