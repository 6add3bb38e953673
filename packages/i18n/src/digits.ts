const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/** Writes a number with separators and without trailing zeros, in Latin digits. */
export function writePlain(value: number): string {
  return plain.format(value)
}

export function toBurmeseDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)))
}
