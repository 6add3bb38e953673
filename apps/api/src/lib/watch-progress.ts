import { Transform } from 'node:stream'
import type { Exports } from './lists/exports.ts'

/**
 * Passes a download on, and fails when its client has taken nothing for a while, or takes too long for all of it. `end`
 * is called before the client can know that it has everything, so that it may ask for the next file at once.
 */
export function watchProgress({ timeoutMs, longestMs }: Exports, end: () => void): Transform {
  const watch = new Transform({
    transform(chunk, _encoding, callback) {
      timer.refresh()
      callback(null, chunk)
    },
    flush(callback) {
      end()
      callback()
    },
    destroy(error, callback) {
      clearTimeout(timer)
      clearTimeout(wholeTimer)
      callback(error)
    },
  })
  const timer = setTimeout(() => watch.destroy(new Error('the client of an export has stopped reading')), timeoutMs)
  const wholeTimer = setTimeout(() => watch.destroy(new Error('the client of an export reads too slowly')), longestMs)
  return watch
}
