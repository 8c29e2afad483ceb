import * as z from 'zod/mini'
import { network } from './networks.ts'
import { defineRoute } from './route.ts'

/** How an installation gets from the sandbox to the real network. Texts are Russian. */
export const networkSetup = z.object({
  network,
  title: z.string(),
  /** `sandbox`: played locally; `off`: neither keys nor a sandbox. */
  state: z.enum(['real', 'sandbox', 'off']),
  portal: z.object({ title: z.string(), url: z.string() }),
  steps: z.array(z.string()),
  review: z.string(),
  beforeReview: z.array(z.string()),
  variables: z.array(z.object({ name: z.string(), meaning: z.string() })),
  /** To be registered at the network; several where it has several ways to sign in. */
  redirectUrls: z.array(z.string()),
  /** The network fetches files from our address. */
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
