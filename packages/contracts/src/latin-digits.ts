/** Converts Burmese digits to 0-9, because people type both and only the latter are stored. */
export function latinDigits(text: string): string {
  return text.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040))
}
