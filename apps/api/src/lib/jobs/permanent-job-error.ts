/** Thrown by a handler when no further try could help: the job is parked at once. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError'
}
