/** Handlers throw it when no retry could help, and the job is parked at once. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError'
}
