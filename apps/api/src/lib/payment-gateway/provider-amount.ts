/** Converts `150.00` to the provider's 12 digits of minor units, `000000015000` (docs/specification.md 9-08). */
export function toProviderAmount(amount: string): string {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  const digits = `${whole}${decimals.padEnd(2, '0')}`.replace(/^0+(?=\d{12})/, '')
  if (whole === '' || digits.length > 12) throw new Error(`${amount} can not be said in 12 digits`)
  return digits.padStart(12, '0')
}

/** Converts back to major units with two decimals; returns undefined for anything but 12 digits. */
export function fromProviderAmount(digits: string | undefined): string | undefined {
  if (digits === undefined || !/^\d{12}$/.test(digits)) return undefined
  return `${digits.slice(0, 10).replace(/^0+(?=\d)/, '')}.${digits.slice(10)}`
}
