import type { Network } from '@kadr/contract/publishing/networks'
import { type Post, post } from '@kadr/contract/publishing/posts'
import { newId } from '@kadr/kit/new-id'
import { parse } from 'zod/mini'
import { call, signInAs } from './people.ts'
import type { TestShell } from './test-shell.ts'
import { workspaceOf } from './workspace-of.ts'

export type Writer = { token: string; userId: string; workspaceId: string }

/** A user with a workspace. */
export const newWriter = async (app: TestShell, id: number): Promise<Writer> => {
  const { token, user } = await signInAs(app, { id })
  return { token, userId: user.id, workspaceId: await workspaceOf(app, token) }
}

/** Only a row: no request is made to the network. */
export const addAccount = async (
  app: TestShell,
  { workspaceId }: Pick<Writer, 'workspaceId'>,
  network: Network = 'telegram',
  title = 'Канал',
): Promise<string> => {
  const id = newId()
  await app.database.pool.query(
    `insert into connections (id, workspace_id, network, method, external_id, title, details, scopes,
       missing_scopes, sealed_access_token, is_renewable, connected_at, refreshed_at)
     values ($1::uuid, $2, $3, 'default', $1::uuid::text, $4, '{}', '{}', '{}', 'sealed', false, now(), now())`,
    [id, workspaceId, network, title],
  )
  return id
}

export const addMember = async (
  app: TestShell,
  { workspaceId }: Pick<Writer, 'workspaceId'>,
  { id, role }: { id: number; role: 'viewer' | 'editor' | 'admin' },
): Promise<Writer> => {
  const { token, user } = await signInAs(app, { id })
  await app.database.pool.query(
    'insert into workspace_members (workspace_id, user_id, role) values ($1, $2, $3)',
    [workspaceId, user.id, role],
  )
  return { token, userId: user.id, workspaceId }
}

export const contentOf = (
  connectionIds: readonly string[],
  rest: { text?: string; mediaIds?: string[] } = {},
) => ({
  text: 'Открыли запись на май',
  mediaIds: [],
  utm: null,
  erid: '',
  targets: connectionIds.map((connectionId) => ({
    connectionId,
    override: { text: null, mediaIds: null },
    settings: {},
  })),
  ...rest,
})

type Request = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  headers?: Record<string, string>
}

/** A request of a member to their workspace. */
export const ask = (app: TestShell, { token, workspaceId }: Writer, request: Request) =>
  call(app, {
    ...request,
    token,
    headers: { ...request.headers, 'x-workspace-id': workspaceId },
  })

export const askPost = async (app: TestShell, who: Writer, request: Request): Promise<Post> => {
  const { data, error } = await ask(app, who, request)
  if (error) throw new Error(`${error.code}: ${error.message} (${error.field})`)
  return parse(post, data)
}

export const createDraft = (
  app: TestShell,
  who: Writer,
  connectionIds: readonly string[],
  rest?: { text?: string; mediaIds?: string[] },
) => askPost(app, who, { method: 'POST', path: '/posts', body: contentOf(connectionIds, rest) })

/** Schedules it at a wall time, in Moscow unless another zone is given. */
export const plan = (
  app: TestShell,
  who: Writer,
  { id, version }: Pick<Post, 'id' | 'version'>,
  wallTime: string,
  rest: { timeZone?: string; repeat?: object | null } = {},
) => {
  const { timeZone = 'Europe/Moscow', ...more } = rest
  const when = { kind: 'at', wallTime, timeZone }
  return askPost(app, who, {
    method: 'POST',
    path: `/posts/${id}/schedule`,
    body: { version, when, ...more },
  })
}

/** Forces a state that only the publisher can reach. */
export const forceState = (app: TestShell, targetId: string, state: string) =>
  app.database.pool.query('update post_targets set state = $2, next_at = null where id = $1', [
    targetId,
    state,
  ])
