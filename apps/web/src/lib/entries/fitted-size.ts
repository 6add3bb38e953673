type Size = { width: number; height: number }

/** Returns the largest whole size of the same proportions whose sides are at most `maxSide`, and never a larger one. */
export function fittedSize({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}
