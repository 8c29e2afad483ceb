import * as z from 'zod/mini'
import type { BootData } from './boot-data.ts'

const buildMeta = z.object({ id: z.string(), prerendered: z.array(z.string()) })
const pagePayload = z.object({ data: z.record(z.string(), z.unknown()) })

type PagePayload = Record<string, unknown>

/** `absent`: no such prerendered page. `unreachable`: the request failed, so there may be one. */
export type PayloadAnswer =
  | { kind: 'found'; data: PagePayload }
  | { kind: 'absent' }
  | { kind: 'unreachable' }

/** /blog/ and /blog are one page. */
export const pagePathOf = (path: string) => path.replace(/\/+$/, '') || '/'

/** Data of prerendered pages: from the current document, else from the page's _payload.json. */
export const createPayloads = ({
  boot,
  fetch: send = fetch,
}: {
  boot: BootData
  fetch?: typeof fetch
}) => {
  let firstPath: string | undefined = pagePathOf(boot.path)
  let prerendered: Promise<Set<string>> | undefined
  const inFlight = new Map<string, Promise<PayloadAnswer>>()

  const loadPrerendered = () => {
    prerendered ??= send(`/builds/meta/${boot.buildId}.json`)
      .then(async (response) => new Set(buildMeta.parse(await response.json()).prerendered))
      .catch((error: unknown) => {
        prerendered = undefined
        throw error
      })
    return prerendered
  }

  const ask = async (path: string): Promise<PayloadAnswer> => {
    if (!(await loadPrerendered()).has(path)) return { kind: 'absent' }
    const folder = path === '/' ? '' : path
    const response = await send(`${folder}/_payload.json?${boot.buildId}`, { cache: 'force-cache' })
    return { kind: 'found', ...pagePayload.parse(await response.json()) }
  }

  const findPayload = (pathname: string): Promise<PayloadAnswer> => {
    const path = pagePathOf(pathname)
    // The document's own data serves the first render; a later visit fetches again.
    if (firstPath === path) return Promise.resolve({ kind: 'found', data: boot.data })
    const running = inFlight.get(path)
    if (running !== undefined) return running
    const fresh = ask(path)
      .catch((): PayloadAnswer => ({ kind: 'unreachable' }))
      .finally(() => inFlight.delete(path))
    inFlight.set(path, fresh)
    return fresh
  }

  return {
    findPayload,
    /** Called after the first render: from then on the document's data may be older than the build's. */
    forgetDocument: () => {
      firstPath = undefined
    },
  }
}

export type Payloads = ReturnType<typeof createPayloads>
