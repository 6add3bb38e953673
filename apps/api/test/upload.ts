import type { Reply, TestActor } from './actors.ts'

type File = { contents: Uint8Array; name: string; type: string; field?: string }

export function upload(actor: TestActor, ...files: File[]): Promise<Reply> {
  return send(actor, '/upload', files)
}

export function uploadInvoiceFile(actor: TestActor, ...files: File[]): Promise<Reply> {
  return send(actor, '/upload?purpose=invoice', files)
}

export function uploadPhoto(actor: TestActor, ...files: File[]): Promise<Reply> {
  return send(actor, '/upload?purpose=photo', files)
}

export function uploadSlip(actor: TestActor, ...files: File[]): Promise<Reply> {
  return send(actor, '/upload?purpose=slip', files)
}

export function uploadLicence(actor: TestActor, ...files: File[]): Promise<Reply> {
  return send(actor, '/upload?purpose=licence', files)
}

export function uploadExemption(actor: TestActor, ...files: File[]): Promise<Reply> {
  return send(actor, '/upload?purpose=exemption', files)
}

async function send(actor: TestActor, path: string, files: File[]): Promise<Reply> {
  const form = new FormData()
  for (const { contents, name, type, field = 'files' } of files) {
    form.append(field, new Blob([new Uint8Array(contents)], { type }), name)
  }
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return actor.call('POST', path, { headers, body: Buffer.from(await encoded.arrayBuffer()) })
}
