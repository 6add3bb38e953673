/** Leaves of a card's number only its last four digits, wherever in a text one stands: none is ever kept or logged. */
export function withoutCardNumbers(text: string): string {
  return text.replaceAll(/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g, (run) => {
    const digits = run.replaceAll(/\D/g, '')
    return isCardNumber(digits) ? `****${digits.slice(-4)}` : run
  })
}

/** By the first digits of those who issue cards, and the check digit; references that begin with a year are none. */
function isCardNumber(digits: string): boolean {
  return /^(2[2-7]|[3-69])/.test(digits) && luhnSum(digits) % 10 === 0
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
