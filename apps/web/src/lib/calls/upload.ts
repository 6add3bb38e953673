import { fileEndpoints, maxDocumentBytes, maxImageBytes, type UploadPurpose } from '@thant/contracts/company/files'
import type { ReplyOf } from '@thant/contracts/endpoint'
import { currentToken } from './access-token.ts'
import { withSession } from './api-client.ts'
import { unexpectedAnswer, unreachable } from './api-error.ts'
import { noteUnreachable } from './connection.ts'

const endpoint = fileEndpoints.upload
export type UploadedFile = ReplyOf<typeof endpoint>

type Sending = { purpose?: UploadPurpose | undefined; onProgress: (percent: number) => void }

/** Uploads one file; `onProgress` receives 0 to 100. Uses XMLHttpRequest, since fetch reports no upload progress. */
export async function uploadFile(file: File, sending: Sending): Promise<UploadedFile> {
  const sent = isPicture(file) && file.size > mostBytes(sending.purpose) ? await shrink(file) : file
  const response = await withSession(false, true, () => post(sent, sending))
  const answer = (await response.json()) as { data?: unknown }
  const parsed = endpoint.reply.safeParse(answer.data)
  if (!parsed.success) throw unexpectedAnswer(response.status)
  return parsed.data
}

const isPicture = ({ type }: File) => type.startsWith('image/')

/** A photo is made smaller only where it has to be, since it loses its time and place by that. */
const mostBytes = (purpose: UploadPurpose | undefined) => (purpose === 'photo' ? maxDocumentBytes : maxImageBytes)

/** A file that the browser cannot draw is sent as it is, and the server says what is wrong with it. */
async function shrink(photo: File): Promise<File> {
  const { shrinkPhoto } = await import('./shrink-photo.ts')
  return shrinkPhoto(photo).catch(() => photo)
}

function post(file: File, { purpose, onProgress }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, `/api${endpoint.path}${purpose === undefined ? '' : `?purpose=${purpose}`}`)
    request.setRequestHeader('X-Requested-With', 'thant')
    request.setRequestHeader('Authorization', `Bearer ${currentToken() ?? ''}`)
    request.upload.onprogress = (event) => onProgress(Math.round((event.loaded / event.total) * 100))
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => {
      noteUnreachable()
      reject(unreachable())
    }
    const body = new FormData()
    body.set(endpoint.upload.field, file)
    request.send(body)
  })
}
