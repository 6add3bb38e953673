import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteAnswered, noteUnreachable, onReconnect } from './connection.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('is connected again by a reply that was asked for after the connection broke, and by no older one', () => {
  const onBack = vi.fn()
  const stop = onReconnect(onBack)
  const before = performance.now()
  vi.advanceTimersByTime(10)
  noteUnreachable()
  noteAnswered(before)
  expect(onBack).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10)
  noteAnswered(performance.now())
  expect(onBack).toHaveBeenCalledOnce()
  stop()
})
