import * as z from 'zod/mini'
import { id, instant, nothing, timeZone } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

export const workspaceRole = z.enum(['owner', 'admin', 'editor', 'viewer'])
export type WorkspaceRole = z.infer<typeof workspaceRole>

export const workspace = z.object({
  id,
  name: z.string(),
  isPersonal: z.boolean(),
  timeZone: z.string(),
  /** `#2f4bff`; null when none is chosen. */
  brandColor: z.nullable(z.string()),
  /** A square picture shown in lists. */
  pictureId: z.nullable(id),
  pictureUrl: z.nullable(z.string()),
  /** Shown to clients and in new reels. */
  logoId: z.nullable(id),
  logoUrl: z.nullable(z.string()),
  role: workspaceRole,
  /** May approve posts of others, regardless of the role. */
  isApprover: z.boolean(),
  /** The accounts this member is restricted to, with their posts; null for all. */
  connectionIds: z.nullable(z.array(id)),
})
export type Workspace = z.infer<typeof workspace>

const name = z
  .string()
  .check(z.trim(), z.minLength(1, 'Укажите название'), z.maxLength(80, 'Не длиннее 80 символов'))
const brandColor = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Цвет записывается как #2F4BFF'))

export const listWorkspaces = defineRoute({
  method: 'GET',
  path: '/workspaces',
  access: 'user',
  rate: 'read',
  summary: 'Рабочие пространства',
  tags: ['workspaces'],
  kept: [],
  data: z.array(workspace),
})

/** The plan of the person who creates it must include workspaces. */
export const createWorkspace = defineRoute({
  method: 'POST',
  path: '/workspaces',
  access: 'user',
  rate: 'write',
  summary: 'Создать рабочее пространство',
  affects: ['workspaces'],
  body: z.object({ name, timeZone }),
  data: workspace,
  errors: ['PLAN_LIMIT_REACHED'],
})

const ofCurrent = { path: '/workspaces/current', access: 'workspace', rate: 'write' } as const

/** The workspace of the header. */
export const updateWorkspace = defineRoute({
  ...ofCurrent,
  method: 'PATCH',
  action: 'workspace.manage',
  summary: 'Изменить рабочее пространство',
  affects: ['workspaces'],
  body: z.partial(
    z.object({
      name,
      timeZone,
      brandColor: z.nullable(brandColor),
      pictureId: z.nullable(id),
      logoId: z.nullable(id),
    }),
  ),
  data: workspace,
  errors: ['NOT_FOUND'],
})

/** Hides it from everybody and stops publishing. Its owner can restore it for 14 days. */
export const closeWorkspace = defineRoute({
  ...ofCurrent,
  method: 'DELETE',
  action: 'workspace.own',
  proof: 'workspace_deletion',
  summary: 'Удалить рабочее пространство',
  affects: ['workspaces'],
  body: z.object({ /** Its name, typed. */ confirmation: z.string().check(z.maxLength(80)) }),
  data: nothing,
  errors: ['CONFLICT'],
})

export const closedWorkspace = z.object({ id, name: z.string(), deletesAt: instant })
export type ClosedWorkspace = z.infer<typeof closedWorkspace>

export const listClosedWorkspaces = defineRoute({
  method: 'GET',
  path: '/workspaces/closed',
  access: 'user',
  rate: 'read',
  summary: 'Удалённые пространства, которые можно вернуть',
  tags: ['workspaces'],
  data: z.array(closedWorkspace),
})

export const restoreWorkspace = defineRoute({
  method: 'POST',
  path: '/workspaces/:id/restore',
  access: 'user',
  rate: 'write',
  summary: 'Вернуть удалённое пространство',
  affects: ['workspaces'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

/** The other member has to agree; a newer offer replaces the older one. */
export const offerOwnership = defineRoute({
  method: 'POST',
  path: '/workspaces/current/transfer',
  access: 'workspace',
  action: 'workspace.own',
  rate: 'write',
  proof: 'ownership',
  summary: 'Предложить пространство другому участнику',
  affects: ['team'],
  body: z.object({ userId: id }),
  data: nothing,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** By the owner, or by the member it was offered to. */
export const cancelTransfer = defineRoute({
  method: 'DELETE',
  path: '/workspaces/current/transfer',
  access: 'workspace',
  action: 'team.read',
  rate: 'write',
  summary: 'Отменить передачу или отказаться от неё',
  affects: ['team'],
  data: nothing,
  errors: ['CONFLICT', 'FORBIDDEN'],
})

/** From then on limits and points come from the new owner's plan. */
export const acceptOwnership = defineRoute({
  method: 'POST',
  path: '/workspaces/current/transfer/accept',
  access: 'workspace',
  action: 'team.read',
  rate: 'write',
  summary: 'Стать владельцем пространства',
  affects: ['team', 'workspaces', 'subscription', 'connections'],
  data: nothing,
  errors: ['CONFLICT', 'PLAN_LIMIT_REACHED'],
})
