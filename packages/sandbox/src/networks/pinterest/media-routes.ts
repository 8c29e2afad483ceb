import { HOUR_MS } from '@kadr/kit/durations'
import { isFile, textAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import { pinterestPaths } from './paths.ts'
import { authorize, newId, refuse, type State, type Upload } from './state.ts'

const STORAGE = '/pinterest-media-upload/'
const DEFAULT_PROCESSING_SECONDS = 2
const POLICY = 'eyJleHBpcmF0aW9uIjoiMjAyNi0xMS0xNSJ9'
const FORM_MS = HOUR_MS
const SIGNATURE = 'fcd6309a6aaee213348666a72abed8b4'

export function mediaRoutes(state: State): readonly FakeRoute[] {
  const register = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scopes: ['pins:read', 'pins:write'] })
    if ('refusal' in who) return who.refusal
    if (textAt(request.fields, 'media_type') !== 'video') {
      return refuse(400, 1, "'media_type' is not one of ['video']")
    }
    const id = newId()
    const key = `uploads/11/aa/22/3:video:${who.accountId}:${id}`
    state.uploads.set(id, {
      id,
      ownerId: who.accountId,
      key,
      mediaPath: null,
      uploadedAt: null,
      expiresAt: state.clock.now().getTime() + FORM_MS,
      processingSeconds: request.behaviour.processingSeconds ?? DEFAULT_PROCESSING_SECONDS,
      isMediaRejected: request.behaviour.isMediaRejected,
    })
    return {
      status: 201,
      json: {
        media_id: id,
        media_type: 'video',
        upload_url: `${request.baseUrl}${STORAGE}`,
        upload_parameters: {
          'x-amz-date': '20261115T090000Z',
          'x-amz-signature': SIGNATURE,
          'x-amz-security-token': 'IQoJb3JpZ2luX2VjEJr',
          'x-amz-algorithm': 'AWS4-HMAC-SHA256',
          key,
          policy: POLICY,
          'x-amz-credential': 'ASIAKADR/20261115/us-east-1/s3/aws4_request',
          'Content-Type': 'multipart/form-data',
        },
      },
    }
  }

  /** The storage ignores fields after the file, so the file must be last. */
  const store = ({ fields, headers }: FakeRequest): FakeReply => {
    const names = Object.keys(fields ?? {})
    const file = fields?.file
    const upload = [...state.uploads.values()].find(({ key }) => key === textAt(fields, 'key'))
    const isSigned =
      textAt(fields, 'x-amz-signature') === SIGNATURE && textAt(fields, 'policy') === POLICY
    if (headers.authorization || !isSigned || names.at(-1) !== 'file') return denied()
    if (!upload || !isFile(file)) return denied()
    if (state.clock.now().getTime() >= upload.expiresAt) return denied('Policy expired')
    upload.uploadedAt = state.clock.now().getTime()
    upload.mediaPath = state.shelf.put(file)
    return { status: 204 }
  }

  const status = (request: FakeRequest): FakeReply => {
    const who = authorize(state, { request, scopes: ['pins:read'] })
    if ('refusal' in who) return who.refusal
    const upload = state.uploads.get(request.params.id ?? '')
    if (!upload || upload.ownerId !== who.accountId) return refuse(404, 3, 'Media not found.')
    const now = state.clock.now().getTime()
    return {
      status: 200,
      json: { media_id: upload.id, media_type: 'video', status: uploadStatus(upload, now) },
    }
  }

  const api = pinterestPaths.api
  return [
    { method: 'POST', path: `${api}/media`, handle: register },
    { method: 'GET', path: `${api}/media/:id`, handle: status },
    { method: 'POST', path: STORAGE, handle: store },
  ]
}

export function uploadStatus(upload: Upload, now: number): string {
  if (upload.uploadedAt === null) return 'registered'
  if (now < upload.uploadedAt + upload.processingSeconds * 1000) return 'processing'
  return upload.isMediaRejected ? 'failed' : 'succeeded'
}

const denied = (message = 'Access Denied'): FakeReply => ({
  status: 403,
  headers: { 'content-type': 'application/xml' },
  text: `<Error><Code>AccessDenied</Code><Message>${message}</Message></Error>`,
})
