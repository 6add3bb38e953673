/**
 * Masks card numbers anywhere in a text except for the last four digits, because they must never be stored or logged.
 */
export function withoutCardNumbers(text: string): string {
  return text.replaceAll(/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g, (run) => {
    const digits = run.replaceAll(/\D/g, '')
    return isCardNumber(digits) ? `****${digits.slice(-4)}` : run
  })
}

/** Checks the issuer's first digits and the check digit; references that begin with a year do not match. */
function isCardNumber(digits: string): boolean {
  return /^(2[2-7]|[3-69])/.test(digits) && luhnSum(digits) % 10 === 0
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
}
