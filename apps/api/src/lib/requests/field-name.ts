/** Names a field for people: `vehicle.plate_number` is `Vehicle plate number`, `items.0.quantity` `Items 1 quantity`. */
export function fieldName(path: string): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : wordsOf(part)))
    .join(' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wordsOf(part: string): string {
  if (part === '__v') return 'version'
  return part
    .replaceAll('_', ' ')
    .replace(/Id$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
