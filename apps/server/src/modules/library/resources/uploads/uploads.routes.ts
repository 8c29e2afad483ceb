import { UPLOADS_PATH, uploadMetadata } from '@kadr/contract/library/resources'
import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { AppContext } from '../../../../context.ts'
import type { RawRoutes, RawTools } from '../../../../platform/module.ts'
import { uploadNotFound } from '../failures.ts'
import { createTus, isStorageFull } from './tus.ts'
import { beginUpload, discardUpload, findUpload, finishUpload } from './uploads.service.ts'

const VERSION = '1.0.0'

const invalid = (userMessage: string, field?: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, ...(field && { field }) })

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** tus `Upload-Metadata`: comma-separated pairs of a key and a base64 value. */
const readMetadata = (text: string) => {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [key = '', value = ''] = pair.trim().split(' ')
      return [key, Buffer.from(value, 'base64').toString('utf8')]
    })
  const parsed = z.safeParse(uploadMetadata, Object.fromEntries(pairs))
  if (parsed.success && !parsed.data.filename.includes('\0')) return parsed.data
  const field = parsed.error?.issues[0]?.path.join('.') || 'filename'
  throw invalid(`Описание загрузки неполное: проверьте ${quote(field)}`, field)
}

const readLength = (request: FastifyRequest) => {
  const text = header(request, 'upload-length') ?? ''
  if (!/^\d{1,15}$/.test(text)) throw invalid('Укажите размер файла', 'size')
  return Number(text)
}

const readUploadId = (request: FastifyRequest) =>
  z.parse(z.object({ id: z.string() }), request.params).id

const requireVersion = (request: FastifyRequest) => {
  if (header(request, 'tus-resumable') !== VERSION) {
    throw invalid(`Нужен заголовок Tus-Resumable: ${VERSION}`)
  }
}

const createUpload = async (input: {
  tools: RawTools
  tus: ReturnType<typeof createTus>
  request: FastifyRequest
  reply: FastifyReply
}) => {
  const { tools, tus, request, reply } = input
  const { ctx } = tools
  const actor = await tools.enter({ request, reply, rate: 'read' })
  requireVersion(request)
  if (header(request, 'upload-concat') !== undefined) {
    throw invalid('Файл загружается целиком: части не объединяются')
  }
  const metadata = readMetadata(header(request, 'upload-metadata') ?? '')
  const size = readLength(request)
  await tools.join({ actor, workspaceId: metadata.workspaceId, action: 'resources.write' })
  const { id, isDuplicate } = await beginUpload({ ctx, userId: actor.userId, metadata, size })
  if (isDuplicate) {
    reply.header('location', `${UPLOADS_PATH}/${id}`)
    throw new UserError({
      code: 'CONFLICT',
      userMessage: 'Такой файл уже есть в ресурсах',
      field: 'sha256',
    })
  }
  const answer = await tus.handle({ request, newId: id })
  if (answer.status >= 400) {
    await discardUpload({ ctx, id, workspaceId: metadata.workspaceId })
  }
  return reply.send(answer)
}

/** Another workspace's upload gives the same error as a missing one. */
const openUpload = async (input: {
  tools: RawTools
  request: FastifyRequest
  reply: FastifyReply
}) => {
  const { tools, request, reply } = input
  const actor = await tools.enter({ request, reply, rate: 'read' })
  requireVersion(request)
  const id = readUploadId(request)
  const upload = await findUpload({ ctx: tools.ctx, id })
  if (!upload || upload.state === 'refused') throw uploadNotFound()
  const { workspaceId } = upload
  await tools.join({ actor, workspaceId, action: 'resources.write' }).catch((error: unknown) => {
    throw error instanceof UserError && error.code === 'NOT_FOUND' ? uploadNotFound() : error
  })
  return upload
}

/** The upload is complete: reports the full offset, so a late client sends nothing more. */
const answerWhole = (reply: FastifyReply, size: number) =>
  reply
    .headers({
      'tus-resumable': VERSION,
      'upload-offset': size,
      'upload-length': size,
      'cache-control': 'no-store',
    })
    .status(200)
    .send('')

const continueUpload = async (input: {
  tools: RawTools
  tus: ReturnType<typeof createTus>
  request: FastifyRequest
  reply: FastifyReply
}) => {
  const { tools, tus, request, reply } = input
  const { id, workspaceId, state, size } = await openUpload(input)
  if (state !== 'uploading') {
    if (request.method === 'HEAD') return answerWhole(reply, size)
    throw new UserError({ code: 'CONFLICT', userMessage: 'Загрузка уже закончена' })
  }
  const answer = await tus.handle({ request })
  const isGivenUp = request.method === 'DELETE' && answer.status === 204
  if (isGivenUp || isStorageFull(answer)) {
    await discardUpload({ ctx: tools.ctx, id, workspaceId })
  }
  return reply.send(answer)
}

const describeProtocol = (_request: FastifyRequest, reply: FastifyReply) =>
  reply
    .headers({
      'tus-resumable': VERSION,
      'tus-version': VERSION,
      'tus-extension': 'creation,creation-with-upload,termination',
    })
    .status(204)
    .send()

/** Resumable uploads. Bodies are streamed to the store, never buffered in memory. */
export const mountUploads: RawRoutes = (tools) => {
  const ctx: AppContext = tools.ctx
  const tus = createTus({ ctx, onFinish: (id) => finishUpload({ ctx, id }) })
  tools.app.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _body, done) => done(null))
    const options = {
      schema: { hide: true },
      compress: false as const,
      config: { isUpload: true },
      bodyLimit: Number.MAX_SAFE_INTEGER,
    }
    app.options(UPLOADS_PATH, options, describeProtocol)
    app.post(UPLOADS_PATH, options, (request, reply) =>
      createUpload({ tools, tus, request, reply }),
    )
    app.route({
      ...options,
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${UPLOADS_PATH}/:id`,
      handler: (request, reply) => continueUpload({ tools, tus, request, reply }),
    })
  })
}
