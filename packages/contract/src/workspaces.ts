import * as z from 'zod/mini'
import { id } from './primitives.ts'
import { defineRoute } from './route.ts'

export const workspaceRole = z.enum(['owner', 'admin', 'editor', 'viewer'])
export type WorkspaceRole = z.infer<typeof workspaceRole>

export const workspace = z.object({
  id,
  name: z.string(),
  isPersonal: z.boolean(),
  timeZone: z.string(),
  role: workspaceRole,
})
export type Workspace = z.infer<typeof workspace>

export const listWorkspaces = defineRoute({
  method: 'GET',
  path: '/workspaces',
  access: 'user',
  rate: 'read',
  summary: 'Рабочие пространства',
  tags: [],
  data: z.array(workspace),
})
