import { latinDigits } from './latin-digits.ts'

/** Returns the code that was meant, although people who copy it confuse case, dashes, O with 0, and I or L with 1. */
export function readCode(text: string): string {
  const plain = latinDigits(text)
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015\u2212-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return `${plain.slice(0, 4)}-${plain.slice(4)}`
}
