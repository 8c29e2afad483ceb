import * as z from 'zod/mini'
import { id, instant } from '../../base/primitives.ts'
import { workspaceRole } from '../../identity/workspaces.ts'
import { planName } from '../../money/subscription.ts'
import { apiScope } from '../scopes.ts'
import { defineV1 } from './define-v1.ts'

/** The workspace of the key, and what the key may do in it. */
export const v1Workspace = z.object({
  id,
  name: z.string(),
  timeZone: z.string(),
  plan: planName,
  /** Now, by the clock of the server: programs compare their own with it. */
  now: instant,
  key: z.object({
    kind: z.enum(['key', 'program']),
    name: z.string(),
    scopes: z.array(apiScope),
    /** What it acts with: the lower of the person's role and the key's ceiling. */
    role: workspaceRole,
  }),
})

export const getWorkspaceV1 = defineV1({
  method: 'GET',
  path: '/workspace',
  scope: 'workspace.read',
  action: 'posts.read',
  rate: 'read',
  summary: 'Пространство и права ключа',
  data: v1Workspace,
})
