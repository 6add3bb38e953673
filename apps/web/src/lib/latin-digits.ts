/** Numbers and dates may be typed with Burmese digits; over the wire go 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040))
}
