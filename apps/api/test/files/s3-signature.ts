import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Key = { accessKeyId: string; secretAccessKey: string; region: string }

/** Whether a request is signed by the key as services of S3 want it (AWS Signature Version 4), body included. */
export function isSignedBy(
  { method, url = '/', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Key,
): boolean {
  const [, credential, signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const instant = String(headers['x-amz-date'])
  const day = instant.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const digest = String(headers['x-amz-content-sha256'])
  if (credential !== `${accessKeyId}/${scope}`) return false
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return false
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .map((pair) => (pair === '' || pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    digest,
  ].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce(
    (parent: Buffer | string, part) => hmac(parent, part),
    `AWS4${secretAccessKey}`,
  )
  const text = ['AWS4-HMAC-SHA256', instant, scope, sha256(canonical)].join('\n')
  return signature === hmac(key, text).toString('hex')
}

const sha256 = (contents: Buffer | string) => createHash('sha256').update(contents).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
