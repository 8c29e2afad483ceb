import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { call, signInAs } from './people.ts'
import type { TestShell } from './test-shell.ts'
import { workspaceOf } from './workspace-of.ts'

export type Uploader = { token: string; userId: string; workspaceId: string }

/** A user with a workspace. */
export const createUploader = async (app: TestShell, id: number): Promise<Uploader> => {
  const { token, user } = await signInAs(app, { id })
  return { token, userId: user.id, workspaceId: await workspaceOf(app, token) }
}

const encodeMetadata = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

type Creation = {
  token?: string | undefined
  workspaceId?: string
  filename: string
  size: number | string
  metadata?: Record<string, string>
  headers?: Record<string, string>
}

/** Only the creation request of a tus upload, without content. */
export const beginUpload = async (
  app: TestShell,
  { token, workspaceId, filename, size, metadata, headers }: Creation,
) => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': encodeMetadata({
        filename,
        ...(workspaceId && { workspaceId }),
        ...metadata,
      }),
      ...headers,
    },
  })
  const location = answer.headers.location
  return {
    status: answer.statusCode,
    error: answer.statusCode >= 400 ? z.parse(refusal, answer.json()).error : undefined,
    id: typeof location === 'string' ? (location.split('/').at(-1) ?? '') : '',
  }
}

const refusal = z.object({
  success: z.literal(false),
  error: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }),
})

type Continuation = {
  token?: string | undefined
  id: string
  method?: 'HEAD' | 'PATCH' | 'DELETE'
  offset?: number
  body?: Buffer
}

export const continueUpload = async (
  app: TestShell,
  { token, id, method = 'PATCH', offset = 0, body }: Continuation,
) => {
  const answer = await app.http.inject({
    method,
    url: `/api/uploads/${id}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'tus-resumable': '1.0.0',
      ...(method === 'PATCH' && {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      }),
    },
    ...(body && { payload: body }),
  })
  const hasFailed = answer.statusCode >= 400 && method !== 'HEAD'
  return {
    status: answer.statusCode,
    offset: Number(answer.headers['upload-offset'] ?? Number.NaN),
    error: hasFailed ? z.parse(refusal, answer.json()).error : undefined,
  }
}

export const runAllJobs = async (app: TestShell): Promise<void> => {
  while ((await app.runDueJobs()) > 0) {
    // One job may have enqueued the next.
  }
}

const outcome = z.object({
  state: z.enum(['uploading', 'checking', 'accepted', 'refused']),
  resource: z.nullable(
    z.looseObject({
      id: z.string(),
      state: z.string(),
      failure: z.nullable(z.string()),
      urls: z.object({ original: z.string(), thumbnail: z.nullable(z.string()) }),
    }),
  ),
  isDuplicate: z.boolean(),
  refusal: z.nullable(z.string()),
})

export const outcomeOf = async (app: TestShell, { token, id }: { token: string; id: string }) => {
  const { data } = await call(app, { path: `/resources/uploads/${id}`, token })
  return outcome.parse(data)
}

/** A whole upload with all jobs after it. Returns the resource. */
export const upload = async (
  app: TestShell,
  {
    token,
    workspaceId,
    filename,
    content,
    metadata = {},
  }: Uploader & { filename: string; content: Buffer; metadata?: Record<string, string> },
) => {
  const creation = { token, workspaceId, filename, size: content.length, metadata }
  const begun = await beginUpload(app, creation)
  if (begun.error) throw new Error(`The upload was refused: ${begun.error.message}`)
  const sent = await continueUpload(app, { token, id: begun.id, body: content })
  if (sent.status !== 204) throw new Error(`The upload failed: ${sent.status}`)
  await runAllJobs(app)
  return outcomeOf(app, { token, id: begun.id })
}

/** Every file in the blob store and the temporary folder. */
export const listStoredFiles = (app: TestShell): string[] =>
  ['blobs', 'tmp'].flatMap((name) => {
    try {
      return readdirSync(join(app.ctx.config.dataDir, name), {
        recursive: true,
        withFileTypes: true,
      })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    } catch {
      return []
    }
  })
