import type { Random } from '../random.ts'

/** These numbers are well-formed but belong to no one, because no subscriber number in Myanmar begins with 000. */

export function drawOfficeNumber(random: Random): string {
  return `+95 1 000 ${digits(4, random)}`
}

export function drawMobileNumber(random: Random): string {
  return `+95 9 000 ${digits(3, random)} ${digits(3, random)}`
}

function digits(count: number, random: Random): string {
  return Array.from({ length: count }, () => random.integer(0, 9)).join('')
}
