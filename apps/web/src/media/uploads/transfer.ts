import { errorBody } from '@kadr/contract/base/errors'
import { UPLOADS_PATH } from '@kadr/contract/library/resources'
import { parseJson } from '@kadr/kit/parse-json'
import { DetailedError, type HttpResponse, Upload } from 'tus-js-client'
import type { SendFile, TransferFailure } from './transfer-type.ts'

/** At most this much is sent again after a lost connection. */
const CHUNK_BYTES = 4 * 1024 * 1024
const RETRY_DELAYS_MS = [500, 1500, 3000, 5000, 10_000, 20_000]
const BUSY_STATUSES = new Set([0, 423, 429, 500, 502, 503, 504])
/** Insufficient storage on the server: retryable, but not at once. */
const FULL_STATUS = 507

const envelopeOf = (response: HttpResponse) => {
  const body = errorBody.safeParse(parseJson(response.getBody()))
  return body.success ? body.data.error : undefined
}

const responseOf = (error: unknown) =>
  error instanceof DetailedError ? (error.originalResponse ?? undefined) : undefined

const failureOf = (error: unknown): TransferFailure => {
  const response = responseOf(error)
  const status = response?.getStatus() ?? 0
  if (status === 401) return { kind: 'unauthorized', message: undefined }
  if (BUSY_STATUSES.has(status)) return { kind: 'network', message: undefined }
  const message = response && envelopeOf(response)?.message
  return { kind: status === FULL_STATUS ? 'network' : 'refused', message }
}

/** For known content the server responds with the address of the existing upload. */
const findDuplicateUrl = (error: unknown) => {
  const response = responseOf(error)
  if (response?.getStatus() !== 409 || envelopeOf(response)?.field !== 'sha256') return undefined
  return response.getHeader('Location')
}

/** Sends one file by tus, from the offset the server reports. */
export const sendFile: SendFile = ({ file, url, metadata, getToken, onUrl, onProgress, onEnd }) => {
  const upload = new Upload(file, {
    endpoint: UPLOADS_PATH,
    ...(url !== undefined && { uploadUrl: url }),
    metadata,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    // Unfinished uploads are stored by the queue, with their folder and workspace.
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => request.setHeader('Authorization', `Bearer ${getToken()}`),
    onShouldRetry: (error) =>
      navigator.onLine && BUSY_STATUSES.has(responseOf(error)?.getStatus() ?? 0),
    onUploadUrlAvailable: () => {
      if (upload.url !== null) onUrl(upload.url)
    },
    onProgress,
    onSuccess: () => onEnd({ isOk: true, url: upload.url ?? '' }),
    onError: (error) => {
      const known = findDuplicateUrl(error)
      onEnd(known ? { isOk: true, url: known } : { isOk: false, ...failureOf(error) })
    },
  })
  upload.start()
  return {
    pause: () => void upload.abort(),
    // Best effort: the server deletes unfinished uploads when they expire.
    cancel: () => void upload.abort(true).catch(() => undefined),
  }
}
