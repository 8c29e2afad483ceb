import type { ProgramResource } from '@kadr/contract/integrations/programs'
import { apiScope } from '@kadr/contract/integrations/scopes'
import type { AppContext } from '../../../context.ts'

const PATHS: Record<ProgramResource, string> = { mcp: '/mcp', api: '/api/v1' }

const resourceUrl = (ctx: AppContext, resource: ProgramResource) =>
  `${ctx.config.publicUrl}${PATHS[resource]}`

const RESOURCES = ['mcp', 'api'] as const

/** By its address, letter for letter; undefined for every other one. */
export const findResource = (ctx: AppContext, address: string): ProgramResource | undefined =>
  RESOURCES.find((resource) => resourceUrl(ctx, resource) === address.replace(/\/$/, ''))

/** RFC 8414. */
export const describeServer = ({ config: { publicUrl } }: AppContext) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}/oauth/authorize`,
  token_endpoint: `${publicUrl}/oauth/token`,
  revocation_endpoint: `${publicUrl}/oauth/revoke`,
  registration_endpoint: `${publicUrl}/oauth/register`,
  scopes_supported: apiScope.options,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  service_documentation: `${publicUrl}/knowledge-base/start/podklyuchit-pomoshchnika`,
})

/** RFC 9728. */
export const describeResource = (ctx: AppContext, resource: ProgramResource) => ({
  resource: resourceUrl(ctx, resource),
  resource_name: 'Кадр',
  authorization_servers: [ctx.config.publicUrl],
  scopes_supported: apiScope.options,
  bearer_methods_supported: ['header'],
})
