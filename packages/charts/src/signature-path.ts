import type { Signature } from '@thant/contracts/service/visit-forms'

/** The path of one stroke; a single point is drawn as a dot. */
export function pathOf(stroke: Signature[number]): string {
  const [first] = stroke
  const points = stroke.length === 1 && first !== undefined ? [first, first] : stroke
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
