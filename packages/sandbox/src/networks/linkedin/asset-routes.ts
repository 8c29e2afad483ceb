import { createHash, randomBytes } from 'node:crypto'
import { HOUR_MS } from '@kadr/kit/durations'
import { numberAt, objectAt, textAt, textsAt } from '../_shared/fields.ts'
import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import {
  type Asset,
  authorizeRest,
  illegal,
  type Member,
  mayWriteAs,
  newNumber,
  refuse,
  type State,
} from './state.ts'

const PART_BYTES = 4 * 1024 * 1024
const DEFAULT_PROCESSING_SECONDS = 2
const UPLOAD_MS = 2 * HOUR_MS
const MAX_DOCUMENT_BYTES = 100_000_000
const TYPES = { image: 'image/jpeg', video: 'video/mp4', document: 'application/pdf' }
const UPLOAD_PATH = '/dms-uploads'

export function assetRoutes(state: State): readonly FakeRoute[] {
  const create = (of: Pick<Asset, 'kind' | 'ownerId' | 'parts'>, request: FakeRequest): Asset => {
    const asset: Asset = {
      ...of,
      urn: `urn:li:${of.kind}:${newNumber(state)}`,
      uploadToken: randomBytes(8).toString('hex'),
      uploadsUntil: state.clock.now().getTime() + UPLOAD_MS,
      isMediaRejected: request.behaviour.isMediaRejected,
      processingSeconds: request.behaviour.processingSeconds ?? DEFAULT_PROCESSING_SECONDS,
      finalizedAt: null,
      mediaPath: null,
    }
    state.assets.set(asset.urn, asset)
    return asset
  }

  const ownerOf = (request: FakeRequest, member: Member) => {
    const asked = objectAt(request.fields, 'initializeUploadRequest')
    return mayWriteAs(member, textAt(asked, 'owner')) ? asked : undefined
  }

  const uploadUrl = (request: FakeRequest, asset: Asset, index: number) =>
    `${request.baseUrl}${UPLOAD_PATH}/${encodeURIComponent(asset.urn)}/${index}`

  const images = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    const asked = ownerOf(request, who)
    if (!asked) return denied()
    const parts = [{ size: null, bytes: null, etag: '' }]
    const ownerId = textAt(asked, 'owner') ?? ''
    const asset = create({ kind: 'image', ownerId, parts }, request)
    return {
      status: 200,
      json: {
        value: {
          uploadUrl: uploadUrl(request, asset, 0),
          uploadUrlExpiresAt: asset.uploadsUntil,
          image: asset.urn,
        },
      },
    }
  }

  const documents = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    const asked = ownerOf(request, who)
    if (!asked) return denied()
    const parts = [{ size: null, bytes: null, etag: '' }]
    const asset = create(
      { kind: 'document', ownerId: textAt(asked, 'owner') ?? '', parts },
      request,
    )
    const { urn: document, uploadsUntil: uploadUrlExpiresAt } = asset
    return {
      status: 200,
      json: { value: { uploadUrl: uploadUrl(request, asset, 0), uploadUrlExpiresAt, document } },
    }
  }

  const beginVideo = (request: FakeRequest, member: Member): FakeReply => {
    const asked = ownerOf(request, member)
    if (!asked) return denied()
    const size = numberAt(asked, 'fileSizeBytes') ?? 0
    if (size <= 0) return illegal('fileSizeBytes is wrong')
    const parts = Array.from({ length: Math.ceil(size / PART_BYTES) }, (_, index) => ({
      size: Math.min(PART_BYTES, size - index * PART_BYTES),
      bytes: null,
      etag: '',
    }))
    const ownerId = textAt(asked, 'owner') ?? ''
    const asset = create({ kind: 'video', ownerId, parts }, request)
    const uploadInstructions = parts.map((part, index) => ({
      uploadUrl: uploadUrl(request, asset, index),
      firstByte: index * PART_BYTES,
      lastByte: index * PART_BYTES + part.size - 1,
    }))
    const { urn: video, uploadToken } = asset
    return { status: 200, json: { value: { video, uploadInstructions, uploadToken } } }
  }

  const finalizeVideo = (request: FakeRequest): FakeReply => {
    const asked = objectAt(request.fields, 'finalizeUploadRequest')
    const asset = state.assets.get(textAt(asked, 'video') ?? '')
    if (!asset || textAt(asked, 'uploadToken') !== asset.uploadToken)
      return illegal('No such video')
    const etags = asset.parts.map(({ etag }) => etag)
    if (etags.join() !== textsAt(asked, 'uploadedPartIds').join()) {
      return illegal('uploadedPartIds do not match the uploaded parts')
    }
    finish(asset)
    return { status: 200 }
  }

  const finish = (asset: Asset) => {
    asset.finalizedAt = state.clock.now().getTime()
    const bytes = Buffer.concat(asset.parts.flatMap((part) => part.bytes ?? []))
    asset.mediaPath = state.shelf.put({ type: TYPES[asset.kind], bytes })
    for (const part of asset.parts) part.bytes = null
  }

  const videos = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    switch (request.query.get('action')) {
      case 'initializeUpload':
        return beginVideo(request, who)
      case 'finalizeUpload':
        return finalizeVideo(request)
      default:
        return illegal('Unknown action')
    }
  }

  const status = (request: FakeRequest): FakeReply => {
    const who = authorizeRest(state, request)
    if ('refusal' in who) return who.refusal
    if (state.switches.isOn('hidesVideoStatus')) return denied()
    const asset = state.assets.get(request.params.urn ?? '')
    if (!asset) return refuse({ status: 404, code: 'NOT_FOUND', message: 'No such upload' })
    const reached = assetStatus(asset, state.clock.now().getTime())
    return { status: 200, json: { id: asset.urn, owner: asset.ownerId, status: reached } }
  }

  const put = ({ params, bytes, headers }: FakeRequest): FakeReply => {
    const asset = state.assets.get(params.urn ?? '')
    const part = asset?.parts[Number(params.part)]
    if (!asset || !part) return { status: 404 }
    if (state.clock.now().getTime() >= asset.uploadsUntil) {
      return { status: 403, text: 'The upload URL has expired' }
    }
    const problem = findProblem(asset, { type: headers['content-type'], bytes })
    if (problem) return problem
    if (part.size !== null && part.size !== bytes.length) return { status: 400, text: 'Wrong size' }
    part.bytes = bytes
    part.etag = createHash('md5').update(bytes).digest('hex')
    if (asset.kind !== 'video') finish(asset)
    return { status: asset.kind === 'video' ? 200 : 201, headers: { etag: `"${part.etag}"` } }
  }

  return [
    { method: 'POST', path: '/rest/images', handle: images },
    { method: 'POST', path: '/rest/videos', handle: videos },
    { method: 'GET', path: '/rest/videos/:urn', handle: status },
    { method: 'POST', path: '/rest/documents', handle: documents },
    { method: 'GET', path: '/rest/documents/:urn', handle: status },
    { method: 'PUT', path: `${UPLOAD_PATH}/:urn/:part`, handle: put },
  ]
}

const findProblem = (
  { kind }: Asset,
  { type, bytes }: { type: string | undefined; bytes: Uint8Array },
): FakeReply | undefined => {
  const wanted = kind === 'document' ? TYPES.document : 'application/octet-stream'
  if (type !== wanted) return { status: 415, text: 'Unsupported Media Type' }
  return kind === 'document' && !isPdf(bytes) ? { status: 400, text: 'Not a document' } : undefined
}

const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-' && bytes.length <= MAX_DOCUMENT_BYTES

const denied = () =>
  refuse({ status: 403, code: 'ACCESS_DENIED', message: 'Not enough permissions to access' })

export function assetStatus(asset: Asset, now: number): string {
  if (asset.finalizedAt === null) return 'WAITING_UPLOAD'
  if (now < asset.finalizedAt + asset.processingSeconds * 1000) return 'PROCESSING'
  return asset.isMediaRejected ? 'PROCESSING_FAILED' : 'AVAILABLE'
}
