/** Converts Burmese digits to 0-9, because users type both and the API takes only the latter. */
export function latinDigits(text: string): string {
  return text.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040))
}
