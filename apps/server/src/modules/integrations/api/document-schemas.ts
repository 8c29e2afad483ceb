import * as accounts from '@kadr/contract/integrations/v1/accounts'
import * as analytics from '@kadr/contract/integrations/v1/analytics'
import * as automations from '@kadr/contract/integrations/v1/automations'
import * as posts from '@kadr/contract/integrations/v1/posts'
import { problem } from '@kadr/contract/integrations/v1/problem'
import * as products from '@kadr/contract/integrations/v1/products'
import * as reels from '@kadr/contract/integrations/v1/reels'
import * as resources from '@kadr/contract/integrations/v1/resources'
import * as workspace from '@kadr/contract/integrations/v1/workspace'
import * as z from 'zod/mini'

export type JsonObject = { [name: string]: unknown }

/** Shapes with a name of their own in the document. */
const NAMED: Readonly<Record<string, z.ZodMiniType>> = {
  Workspace: workspace.v1Workspace,
  Account: accounts.v1Account,
  AccountLimits: accounts.v1Limits,
  Resource: resources.v1Resource,
  Post: posts.v1Post,
  Target: posts.v1Target,
  Reel: reels.v1Reel,
  Generation: reels.v1Generation,
  Product: products.v1Product,
  Automation: automations.v1Automation,
  Run: automations.v1Run,
  Overview: analytics.v1Overview,
  Problem: problem,
}

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id })

const REF = '#/$defs/'

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Clients ignore fields they do not know: an answer is never closed. */
const rewrite = (value: unknown, isAnswer: boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, isAnswer))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      if (key === '$schema' || key === '$defs' || key === 'id') {
        if (typeof part === 'string' || key === '$defs') return []
      }
      if (key === 'additionalProperties' && isAnswer && part === false) return []
      if (key === '$ref' && typeof part === 'string') {
        return [[key, part.replace(REF, '#/components/schemas/')]]
      }
      return [[key, rewrite(part, isAnswer)]]
    }),
  )
}

const convert = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject => {
  const made = rewrite(
    z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: names }),
    io === 'output',
  )
  if (isObject(made)) return made
  throw new Error('A schema became no object')
}

export const schemaOfAnswer = (schema: z.ZodMiniType) => convert(schema, 'output')
export const schemaOfRequest = (schema: z.ZodMiniType) => convert(schema, 'input')

const inner = (schema: z.ZodMiniType): JsonObject => {
  const { $defs } = z.toJSONSchema(z.object({ one: schema }), {
    io: 'output',
    unrepresentable: 'any',
    metadata: names,
  })
  return isObject($defs) ? $defs : {}
}

/** All of the document's components, by name. */
export const namedSchemas = (): JsonObject =>
  Object.fromEntries(
    Object.entries(NAMED).map(([name, schema]) => [name, rewrite(inner(schema)[name], true)]),
  )
