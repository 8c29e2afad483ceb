import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { ErrorCode } from '@kadr/contract/base/errors'
import { UPLOADS_PATH } from '@kadr/contract/library/resources'
import { isDiskFull } from '@kadr/kit/node/disk-full'
import { Server } from '@tus/server'
import type { AppContext } from '../../../../context.ts'
import { failure, statusOf } from '../../../../platform/http/envelope.ts'
import { STORAGE_FULL } from '../../../../platform/http/error-handler.ts'
import { uploadKey } from '../blob-keys.ts'
import { createUploadLocker } from './upload-locker.ts'

type NodeRequest = { method: string; url: string; raw: IncomingMessage }

const MESSAGES = new Map([
  [403, 'Запрос загрузки неполный'],
  [404, 'Загрузка не найдена'],
  [409, 'Часть файла пришла не на своё место: продолжите загрузку'],
  [410, 'Загрузка устарела. Начните её заново'],
  [413, 'Пришло больше, чем было обещано'],
])
const CODES = new Map<number, ErrorCode>([
  [403, 'VALIDATION_FAILED'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [410, 'NOT_FOUND'],
  [413, 'PAYLOAD_TOO_LARGE'],
])

/** The disk is full: partial data is deleted, since keeping it would keep the disk full. */
export const isStorageFull = (answer: Response) => answer.status === statusOf(STORAGE_FULL.code)

const toEnvelope = (status: number) => {
  const code = CODES.get(status) ?? (status < 500 ? 'VALIDATION_FAILED' : 'INTERNAL')
  const message = MESSAGES.get(status) ?? 'Загрузка прервалась. Продолжите её'
  return JSON.stringify(failure({ code, message }))
}

/** Fetch types forbid a body for some methods; ours have one only where tus reads it. */
const toWebRequest = ({ method, url, raw }: NodeRequest): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const hasBody = method === 'PATCH' || method === 'POST'
  const request = new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    ...(hasBody && { body: Readable.toWeb(raw), duplex: 'half' }),
  })
  // tus detects a lost connection by it and keeps the bytes received so far.
  return Object.assign(request, { runtime: { name: 'node', node: { req: raw } } })
}

/** The tus protocol over our blob store. Ids of new uploads and access checks are up to the caller. */
export const createTus = ({
  ctx,
  onFinish,
}: {
  ctx: AppContext
  onFinish(id: string): Promise<void>
}) => {
  const newIds = new WeakMap<object, string>()
  const server = new Server({
    path: UPLOADS_PATH,
    datastore: ctx.uploadStore,
    locker: createUploadLocker({ ctx }),
    generateUrl: (_request, { id }) => `${UPLOADS_PATH}/${id.split('/')[1]}`,
    getFileIdFromRequest: (_request, id) => (id ? uploadKey(id) : undefined),
    namingFunction: (request) => uploadKey(newIds.get(request) ?? ''),
    async onUploadFinish(_request, { id }) {
      await onFinish(id.split('/')[1] ?? '')
      return {}
    },
    onResponseError(_request, error) {
      const status = 'status_code' in error ? error.status_code : 500
      if (status >= 500) ctx.log.error({ err: error }, 'resources.upload.failed')
      if (isDiskFull(error)) {
        const body = JSON.stringify(failure(STORAGE_FULL))
        return { status_code: statusOf(STORAGE_FULL.code), body }
      }
      return { status_code: status, body: toEnvelope(status) }
    },
  })
  return {
    /** `newId` becomes the id of a created upload. */
    async handle({ request, newId }: { request: NodeRequest; newId?: string }): Promise<Response> {
      const web = toWebRequest(request)
      if (newId) newIds.set(web, newId)
      const answer = await server.handleWeb(web)
      for (const name of [...answer.headers.keys()]) {
        if (name.startsWith('access-control-')) answer.headers.delete(name)
      }
      if (answer.status >= 400) answer.headers.set('content-type', 'application/json')
      return answer
    },
  }
}
