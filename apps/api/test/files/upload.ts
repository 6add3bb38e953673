import type { Reply, TestActor } from '../setup/actors.ts'

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

/** The texts of the form come before the files, or after them. */
export function uploadPhotoWith(
  actor: TestActor,
  texts: Record<string, string>,
  file: File,
  isTextFirst = true,
): Promise<Reply> {
  return send(actor, '/upload?purpose=photo', [file], isTextFirst ? { before: texts } : { after: texts })
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

type Texts = { before?: Record<string, string>; after?: Record<string, string> }

async function send(actor: TestActor, path: string, files: File[], texts: Texts = {}): Promise<Reply> {
  const form = new FormData()
  for (const [name, value] of Object.entries(texts.before ?? {})) form.append(name, value)
  for (const { contents, name, type, field = 'files' } of files) {
    form.append(field, new Blob([new Uint8Array(contents)], { type }), name)
  }
  for (const [name, value] of Object.entries(texts.after ?? {})) form.append(name, value)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return actor.call('POST', path, { headers, body: Buffer.from(await encoded.arrayBuffer()) })
}
