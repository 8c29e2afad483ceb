import type { ApiScope } from '@kadr/contract/integrations/scopes'
import * as z from 'zod/mini'
import { PAGES } from './resources.ts'
import { findTool } from './tools.ts'

const message = z.object({
  method: z.string(),
  params: z.optional(
    z.looseObject({ name: z.optional(z.unknown()), uri: z.optional(z.unknown()) }),
  ),
})

export type Call = {
  /** Of the tool or the page that is called; null for what everybody may. */
  scope: ApiScope | null
  isWrite: boolean
}

/** What the SDK is about to do; undefined for what is not one call. */
export const describeCall = (body: unknown): Call | undefined => {
  const { data } = z.safeParse(message, body)
  if (!data) return undefined
  // A stream that stays open; our lists never change while a program is connected.
  if (data.method === 'subscriptions/listen') return undefined
  const tool = data.method === 'tools/call' ? findTool(data.params?.name) : undefined
  const page =
    data.method === 'resources/read' ? PAGES.find(({ uri }) => uri === data.params?.uri) : undefined
  return {
    scope: tool?.scope ?? page?.scope ?? null,
    isWrite: tool !== undefined && tool.effect !== 'look',
  }
}
