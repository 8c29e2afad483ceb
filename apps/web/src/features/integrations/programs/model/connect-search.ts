import { type Authorization, authorization } from '@kadr/contract/integrations/programs'
import { safeParse } from 'zod/mini'
import { matching, searchReader } from '../../../../platform/page/read-search.ts'

/** What the program asked, in one word of base64url: the router would read a `state` of digits as a number. */
export const readConnectSearch = searchReader<{ ask: string }>({
  ask: matching(/^ey[\w-]{1,8000}$/),
})

const decode = (ask: string): unknown => {
  try {
    const bytes = Uint8Array.from(atob(ask.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    )
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Undefined for an address that was cut or made by hand. */
export const readAsk = (ask: string | undefined): Authorization | undefined =>
  ask === undefined ? undefined : safeParse(authorization, decode(ask)).data
