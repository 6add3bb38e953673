type Mark = { x: number; y: number; radius: number; isFixed: boolean }

const rounds = 80
/** Marks that lie on each other part in this direction, each pair in another one. */
const goldenAngle = 2.4
const space = 1

/**
 * Moves marks apart until none covers another, within the size where there is room; their order of north and east stays
 * as far as possible.
 */
export function spread(marks: readonly Mark[], { width, height }: { width: number; height: number }): Mark[] {
  const moved = marks.map((mark) => ({ ...mark }))
  for (let round = 0; round < rounds; round += 1) {
    if (!partOnce(moved)) break
    for (const mark of moved) {
      if (mark.isFixed) continue
      mark.x = Math.min(Math.max(mark.x, mark.radius), width - mark.radius)
      mark.y = Math.min(Math.max(mark.y, mark.radius), height - mark.radius)
    }
  }
  return moved.map(({ x, y, ...mark }) => ({ ...mark, x: Math.round(x), y: Math.round(y) }))
}

/** Returns whether any marks covered each other. */
function partOnce(marks: Mark[]): boolean {
  let isCrowded = false
  for (const [index, one] of marks.entries()) {
    for (const other of marks.slice(index + 1)) {
      const apart = one.radius + other.radius + space
      const [dx, dy] = [other.x - one.x, other.y - one.y]
      const distance = Math.hypot(dx, dy)
      if (distance >= apart || (one.isFixed && other.isFixed)) continue
      isCrowded = true
      const angle = distance === 0 ? index * goldenAngle : Math.atan2(dy, dx)
      const push = (apart - distance) / (one.isFixed || other.isFixed ? 1 : 2)
      move(one, angle + Math.PI, push)
      move(other, angle, push)
    }
  }
  return isCrowded
}

function move(mark: Mark, angle: number, by: number): void {
  if (mark.isFixed) return
  mark.x += Math.cos(angle) * by
  mark.y += Math.sin(angle) * by
}
