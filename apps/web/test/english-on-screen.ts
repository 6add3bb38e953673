import { longTexts } from '../e2e/looks/long-data.ts'

/** What is written in Latin letters in Burmese too: names, units, forms of files, addresses, commands and codes. */
const latin =
  /\b(kg|CSV|XLSX|PDF|ZIP|GRI|JPEG|PNG|WebP|Thant|English|USD|MMK|THB|SGD|MPU|Visa|Mastercard|JCB|YGN|Enter|OpenStreetMap|Viber|Facebook|Linux|macOS|Node|VAT|IPCC|GHG Protocol|[Ss]cope|MTCO2E per short ton|CO2e per (tonne|kg))\b/g
const commands = /\bnpm (ci|start|run \w+( -- (--until "[^"]*"|\S+))?)|\bage -d .*|\bage(?= ဟုခေါ်)|\bfiles(?= ဖိုင်တွဲ)/g
const files = /\/[\w/….-]+|\.ics\b/g
const addresses = /\S+@\S+|https?:\S+|\b(thant|key)-\S+\.(tar|age)|\b[\dA-Z]+-[\dA-Z-]+\b/g

/** Returns the lines of the screen that have words in English, although it is shown in Burmese. */
export function englishOnScreen(): string[] {
  const lines = [...new Set(textsOf(document.body))]
  return lines.filter(isEnglish)
}

/** True for a line that has a word in English. */
export function isEnglish(line: string): boolean {
  return /[a-z]{3}/i.test(withoutData(line))
}

function withoutData(line: string): string {
  const withoutLong = longTexts.reduce((rest, text) => rest.replaceAll(text, ''), line)
  return [commands, addresses, files, latin].reduce((rest, names) => rest.replaceAll(names, ''), withoutLong)
}

/** Texts, and what screen readers say of parts without a text. */
function textsOf(root: HTMLElement): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      // The library measures the height of a text in a field that nobody sees.
      if (node.matches('textarea[aria-hidden]')) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(node.getAttribute(name) ?? '')
    } else if (node.parentElement?.closest('style, script, kbd, [lang=en]') === null) found.push(node.textContent ?? '')
  }
  return found.map((text) => text.trim()).filter((text) => text !== '')
}
