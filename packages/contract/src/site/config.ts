import * as z from 'zod/mini'
import { defineRoute } from '../base/route.ts'
import { oauthProvider } from '../identity/users.ts'
import { network } from '../publishing/networks.ts'

/** Configuration exposed to the browser. */
export const publicConfig = z.object({
  /** Those whose keys are configured, or that the sandbox plays. */
  oauthProviders: z.array(oauthProvider),
  /** The bot's user name without @, or null when Telegram is not configured. */
  telegramBotName: z.nullable(z.string()),
  /** The same of MAX. */
  maxBotName: z.nullable(z.string()),
  /** Contact of the support, or null. */
  supportUrl: z.nullable(z.string()),
  /** The sandbox and the pages under /dev are enabled. */
  isSandbox: z.boolean(),
  /** Networks served by the sandbox. */
  sandboxNetworks: z.array(network),
  /** Sign-in methods of networks whose application nobody gave, where the network has another method. */
  closedMethods: z.array(z.object({ network, method: z.string() })),
  analytics: z.object({
    product: z.nullable(z.object({ scriptUrl: z.string(), key: z.string(), host: z.string() })),
    visitors: z.nullable(z.object({ scriptUrl: z.string(), siteId: z.string() })),
    googleTag: z.nullable(z.object({ scriptUrl: z.string(), id: z.string() })),
  }),
})
export type PublicConfig = z.infer<typeof publicConfig>

export const getConfig = defineRoute({
  method: 'GET',
  path: '/config',
  access: 'public',
  rate: 'read',
  summary: 'Настройки для браузера',
  tags: [],
  data: publicConfig,
})
