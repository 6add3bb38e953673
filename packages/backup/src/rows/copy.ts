import { Readable, Writable } from 'node:stream'
import type { Connection, Submittable } from 'pg'

/** What `pg` has and its types leave out. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}
type Callback = (error?: Error | null) => void

const chunkBytes = 262_144

/**
 * Streams what `COPY … TO STDOUT` sends, for `client.query(new CopyOut(sql))`. A client that is slower than the database
 * makes the database wait.
 */
export class CopyOut extends Readable implements Submittable {
  rows = 0
  readonly #sql: string
  #connection: Connection | undefined
  #chunk = Buffer.allocUnsafe(chunkBytes)
  #filled = 0

  constructor(sql: string) {
    super({ highWaterMark: 2 * chunkBytes })
    this.#sql = sql
  }

  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.#sql)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  /** PostgreSQL sends each row as one message, whose bytes `pg` reuses for the next. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.rows += 1
    if (chunk.length > chunkBytes - this.#filled) this.#flush()
    if (chunk.length > chunkBytes) this.#pass(Buffer.from(chunk))
    else this.#filled += chunk.copy(this.#chunk, this.#filled)
  }

  handleCommandComplete(): void {
    this.#flush()
  }

  handleReadyForQuery(): void {
    this.#release()
    this.push(null)
  }

  handleError(error: Error): void {
    this.#release()
    this.destroy(error)
  }

  /** The last bytes may have made the connection wait, which the next query would do for ever. */
  #release(): void {
    this.#connection?.stream.resume()
    this.#connection = undefined
  }

  #flush(): void {
    if (this.#filled === 0) return
    this.#pass(this.#chunk.subarray(0, this.#filled))
    this.#chunk = Buffer.allocUnsafe(chunkBytes)
    this.#filled = 0
  }

  #pass(bytes: Buffer): void {
    if (!this.destroyed && !this.push(bytes)) this.#connection?.stream.pause()
  }
}

/** Takes what `COPY … FROM STDIN` reads, for `client.query(new CopyIn(sql))`. */
export class CopyIn extends Writable implements Submittable {
  readonly #sql: string
  #connection: CopyConnection | undefined
  #whenReady: Callback | undefined
  #whenDone: Callback | undefined

  constructor(sql: string) {
    super({ highWaterMark: 2 * chunkBytes })
    this.#sql = sql
  }

  submit(connection: Connection): void {
    connection.query(this.#sql)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#connection = connection
    this.#becomeReady()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#connection = undefined
    this.#whenDone?.()
  }

  handleError(error: Error): void {
    this.#connection = undefined
    this.#becomeReady(error)
    this.destroy(error)
  }

  /** Nothing is written before PostgreSQL asks for it. */
  override _construct(callback: Callback): void {
    this.#whenReady = callback
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: Callback): void {
    const connection = this.#connection
    connection?.sendCopyFromChunk(chunk)
    if (connection?.stream.writableNeedDrain) connection.stream.once('drain', () => callback())
    else callback()
  }

  override _final(callback: Callback): void {
    this.#whenDone = callback
    this.#connection?.endCopyFrom()
  }

  override _destroy(error: Error | null, callback: Callback): void {
    if (this.#whenDone === undefined) this.#connection?.sendCopyFail('the source failed')
    callback(error)
  }

  #becomeReady(error?: Error): void {
    this.#whenReady?.(error)
    this.#whenReady = undefined
  }
}
