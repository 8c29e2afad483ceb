import * as z from 'zod/mini'
import { defineRoute } from '../base/route.ts'
import { network } from './networks.ts'

/** Steps from the sandbox to the real network. Texts are Russian. */
export const networkSetup = z.object({
  network,
  title: z.string(),
  /** `sandbox`: served by the local fake; `off`: neither keys nor a sandbox. */
  state: z.enum(['real', 'sandbox', 'off']),
  portal: z.object({ title: z.string(), url: z.string() }),
  steps: z.array(z.string()),
  review: z.string(),
  beforeReview: z.array(z.string()),
  variables: z.array(z.object({ name: z.string(), meaning: z.string() })),
  /** To be registered at the network; one per sign-in method. */
  redirectUrls: z.array(z.string()),
  /** To be registered as well: where the network tells who removed our application or wants their data deleted. */
  noticeUrls: z.array(
    z.object({ notice: z.enum(['deauthorize', 'delete-data']), url: z.string() }),
  ),
  /** The network fetches media files from our URL. */
  pullsMedia: z.boolean(),
  apiVersion: z.nullable(z.object({ value: z.string(), endsOn: z.string(), variable: z.string() })),
})
export type NetworkSetup = z.infer<typeof networkSetup>

export const getNetworkSetup = defineRoute({
  method: 'GET',
  path: '/connections/setup',
  access: 'workspace',
  action: 'connections.manage',
  rate: 'read',
  summary: 'Что нужно, чтобы подключить настоящие сети',
  tags: ['connections'],
  data: z.object({
    publicUrl: z.string(),
    /** Networks can fetch files from it: public and https. */
    isReachable: z.boolean(),
    networks: z.array(networkSetup),
  }),
})
