import * as z from 'zod/mini'
import { givenInstant, id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { workspaceRole } from '../identity/workspaces.ts'
import { apiScope } from './scopes.ts'

export const MAX_API_KEYS = 50

/** Why a key does nothing any more. */
export const keyEnd = z.enum(['revoked', 'leaked', 'expired'])
export type KeyEnd = z.infer<typeof keyEnd>

export const apiKey = z.object({
  id,
  name: z.string(),
  /** The beginning of the key, by which it is recognised. */
  hint: z.string(),
  scopes: z.array(apiScope),
  /** The highest role it acts with. */
  ceiling: workspaceRole,
  /** Assistants publish by it without a tap of its person. */
  mayPublish: z.boolean(),
  /** Null when the account was deleted. */
  owner: z.nullable(z.object({ id, name: z.string() })),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  lastUsedAt: z.nullable(instant),
  /** The address of the network it was last used from. */
  lastUsedFrom: z.nullable(z.string()),
  /** Null while it works. */
  end: z.nullable(keyEnd),
  endedAt: z.nullable(instant),
})
export type ApiKey = z.infer<typeof apiKey>

export const listApiKeys = defineRoute({
  method: 'GET',
  path: '/integrations/keys',
  access: 'workspace',
  action: 'integrations.read',
  rate: 'read',
  summary: 'Ключи пространства',
  tags: ['apiKeys'],
  data: z.array(apiKey),
})

export const createApiKey = defineRoute({
  method: 'POST',
  path: '/integrations/keys',
  access: 'workspace',
  action: 'integrations.manage',
  rate: 'write',
  proof: 'api_key',
  summary: 'Создать ключ',
  affects: ['apiKeys', 'activity'],
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    scopes: z.array(apiScope).check(z.minLength(1), z.maxLength(apiScope.options.length)),
    ceiling: workspaceRole,
    expiresAt: z.nullable(givenInstant),
    mayPublish: z._default(z.boolean(), false),
  }),
  data: z.object({
    key: apiKey,
    /** The key itself: it is told this once. */
    token: z.string(),
  }),
  errors: ['FORBIDDEN', 'CONFLICT'],
})

export const revokeApiKey = defineRoute({
  method: 'DELETE',
  path: '/integrations/keys/:id',
  access: 'workspace',
  action: 'integrations.manage',
  rate: 'write',
  summary: 'Отозвать ключ',
  affects: ['apiKeys', 'activity'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})
