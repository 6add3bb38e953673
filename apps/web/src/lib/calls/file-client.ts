import type { Endpoint } from '@thant/contracts/endpoint'
import { type CallOptions, send } from './api-client.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'

/** Calls an endpoint whose reply is a file; `onBytes` receives the number of bytes so far. */
export async function callForFile<E extends Endpoint & { reply: 'file' }>(
  endpoint: E,
  options: CallOptions<E>,
  onBytes?: (bytes: number) => void,
): Promise<ReceivedFile> {
  const response = await send(endpoint, options)
  return receiveFile(response, { onBytes, signal: options.signal })
}
