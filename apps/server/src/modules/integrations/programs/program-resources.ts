import type { ProgramResource } from '@kadr/contract/integrations/programs'
import type { AppContext } from '../../../context.ts'

const PATHS: Record<ProgramResource, string> = { mcp: '/mcp', api: '/api/v1' }

export const resourceUrl = (ctx: AppContext, resource: ProgramResource) =>
  `${ctx.config.publicUrl}${PATHS[resource]}`

const RESOURCES = ['mcp', 'api'] as const

/** By its address, letter for letter; undefined for every other one. */
export const findResource = (ctx: AppContext, address: string): ProgramResource | undefined =>
  RESOURCES.find((resource) => resourceUrl(ctx, resource) === address.replace(/\/$/, ''))
