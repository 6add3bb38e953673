/** A bucket of an S3 service, and what opens it. */
export type S3Place = {
  bucket: string
  /** Goes before every key; empty or ends with a slash. */
  prefix: string
  /** Undefined for Amazon's own. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Reads `s3://bucket/prefix?endpoint=https://…&region=…` and a key `id:secret`. Returns what is wrong as a text that goes
 * behind the variable's name.
 */
export function parseS3Place(text: string, key: string | undefined): S3Place | string {
  const url = URL.parse(text)
  const [, accessKeyId, secretAccessKey] = /^([^:\s]+):(\S+)$/.exec(key ?? '') ?? []
  if (url?.protocol !== 's3:' || url.host === '' || url.username !== '') {
    return 'must be s3://bucket, with ?endpoint=https://… and &region=… where they are needed'
  }
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region')
  if (unknown !== undefined) return `knows no ${unknown}, only endpoint and region`
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    return 'must have an https address as its endpoint'
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) return 'needs STORAGE_KEY, as in id:secret'
  const folder = url.pathname.replace(/^\/+|\/+$/g, '')
  return {
    bucket: url.host,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
}
