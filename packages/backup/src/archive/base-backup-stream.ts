import { Readable } from 'node:stream'
import type { Connection, Submittable } from 'pg'

type Position = { position: string; timeline: number }

/**
 * Streams the tar archive that `BASE_BACKUP` sends, for `client.query(new BaseBackupStream(…))` on a connection for
 * replication to PostgreSQL 15 or newer. Its two empty blocks at the end are left out, as PostgreSQL does.
 */
export class BaseBackupStream extends Readable implements Submittable {
  readonly #command: string
  readonly #positions: Position[] = []
  #connection: Connection | undefined

  constructor(command: string) {
    super({ highWaterMark: 1_048_576 })
    this.#command = command
  }

  /** The position in the WAL where the backup began; known once it has ended. */
  get start(): Position {
    const [start] = this.#positions
    // PostgreSQL says at last where the backup ended, so one position is a backup that was broken off.
    if (start === undefined || this.#positions.length < 2) throw new Error('PostgreSQL did not end the base backup')
    return start
  }

  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.#command)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  handleRowDescription(): void {}

  /** Rows of two columns are positions; those of three are tablespaces, of which the portal has none of its own. */
  handleDataRow({ fields }: { fields: Array<string | null> }): void {
    const [position, timeline] = fields
    if (fields.length === 2 && position && timeline) {
      this.#positions.push({ position, timeline: Number(timeline) })
    }
  }

  /** The first byte says what a message holds: `d` is a part of the archive. `pg` reuses the bytes. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (chunk[0] !== 0x64 || this.destroyed) return
    if (!this.push(Buffer.from(chunk.subarray(1)))) this.#connection?.stream.pause()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#connection = undefined
    this.push(null)
  }

  handleError(error: Error): void {
    this.#connection = undefined
    this.destroy(error)
  }
}
