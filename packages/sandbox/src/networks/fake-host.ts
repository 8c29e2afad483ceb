import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createFaultBox, type Fault } from './_shared/faults.ts'
import { matchRoute } from './_shared/match-route.ts'
import { readBody } from './_shared/read-body.ts'
import {
  type Address,
  parseAddress,
  type RecordedRequest,
  recordRequest,
} from './_shared/recorded-request.ts'
import { createRefusal } from './_shared/refusal.ts'
import { sendReply } from './_shared/send-reply.ts'
import type { FakeClock, FakeReply, FakeRequest, FakeService, FakeWorld } from './fake-network.ts'
import { createMemory, type Memory } from './memory.ts'

export type HostInput<Fake extends FakeService> = {
  fakes: readonly ((world: FakeWorld) => Fake)[]
  /** Public URL of the host, e.g. https://host/sandbox. */
  baseUrl: string
  /** URL for servers, when it differs. */
  serverUrl?: string
  /** Persistent state; in memory when absent. */
  memory?: Memory
  crowd?: number
  hasHistory?: boolean
  clock: FakeClock
  fetch: typeof globalThis.fetch
  log: { error(detail: object, message: string): void }
  /** Called when a request is held without a reply, so that tests can abort it. */
  onHold?(request: IncomingMessage): void
  /** Resources every fake has besides its protocol. */
  serveCommon?(input: {
    fake: Fake
    path: string
    request: IncomingMessage
  }): Promise<FakeReply | undefined>
}

/** TikTok's last chunk is the largest body of all networks. */
const MAX_BODY_BYTES = 130_000_000
const MAX_SEEN = 5000

/** Request header: an earlier time to respond for. */
export const TIME_HEADER = 'x-sandbox-time'

/** Serves all fakes on one origin: `/<id>/…` goes to the fake of that id. */
export function createFakeHost<Fake extends FakeService>(input: HostInput<Fake>) {
  const baseUrl = input.baseUrl.replace(/\/$/, '')
  const serverUrl = (input.serverUrl ?? baseUrl).replace(/\/$/, '')
  const memory = input.memory ?? createMemory()
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, '')
  /** The time named by a request: figures of the past, for demo data. */
  const askedTime = new AsyncLocalStorage<Date>()
  const clock: FakeClock = {
    now: () => askedTime.getStore() ?? input.clock.now(),
    isPast: () => askedTime.getStore() !== undefined,
  }
  const fakes = new Map<string, Fake>()
  for (const create of input.fakes) {
    const { fetch, crowd, hasHistory } = input
    const place = { hostUrl: baseUrl, serverUrl, memory }
    const fake = create({ clock, fetch, crowd, hasHistory, ...place })
    fakes.set(fake.id, fake)
  }
  const faults = createFaultBox()
  const held = new Set<ServerResponse>()
  let seen: RecordedRequest[] = []

  /** State must be durable before the reply is sent. A GET changes no record in place. */
  const persist = (method: string) => {
    if (method !== 'GET') memory.touch()
    return memory.flush()
  }

  const record = (entry: RecordedRequest, isBackground: boolean) => {
    if (!isBackground) seen = [...seen.slice(1 - MAX_SEEN), entry]
  }

  const hold = (response: ServerResponse, holdMs: number | undefined) => {
    held.add(response)
    response.on('close', () => held.delete(response))
    if (holdMs !== undefined) setTimeout(() => response.destroy(), holdMs).unref()
    input.onHold?.(response.req)
  }

  /** Applies a fault that replaces the reply. True when the request is finished. */
  const applyFault = (
    response: ServerResponse,
    fault: Fault | undefined,
    when: 'before' | 'after',
  ) => {
    if (fault?.kind === `cut-${when}`) response.destroy()
    else if (fault?.kind === `timeout-${when}`)
      hold(response, 'holdMs' in fault ? fault.holdMs : undefined)
    else return false
    return true
  }

  /** The fake's reply, unless the fault rejects the request first. */
  const createReply = async (of: {
    fake: FakeService
    fault: Fault | undefined
    refusal: FakeReply | undefined
    request: FakeRequest
  }): Promise<FakeReply> =>
    of.refusal && of.fault?.kind !== 'server-error-after'
      ? of.refusal
      : answer({ fake: of.fake, request: of.request })

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const address = parseAddress({ request, prefix })
    const fake = fakes.get(address.network)
    if (!fake) return sendReply({ response, reply: { status: 404, json: { error: 'not_found' } } })
    const common = await input.serveCommon?.({ fake, path: address.path, request })
    if (common) return sendReply({ response, reply: common })
    const asked = new Date(String(request.headers[TIME_HEADER]))
    const play = () => serveFake({ fake, address, request, response })
    return Number.isNaN(asked.getTime()) ? play() : askedTime.run(asked, play)
  }

  const serveFake = async ({ fake, address, request, response }: Play) => {
    const body = await readBody({ request, limit: MAX_BODY_BYTES })
    if (!body) return sendReply({ response, reply: { status: 413, text: 'Too large' } })

    const target = { network: fake.id, method: request.method ?? 'GET', path: address.path }
    // Paths with an underscore are resources of the sandbox page.
    const isOwn = target.path.startsWith('/_')
    const isBackground = isOwn || (fake.background?.test(target.path) ?? false)
    const said = [body.fields, ...address.query.values()]
    const fault = faults.consumeReplyFault({ ...target, said, isBackground })
    const entry = recordRequest({ target, address, request, body, fault, at: input.clock.now() })
    record(entry, isBackground)
    if (applyFault(response, fault, 'before')) return

    const refusal = fault && createRefusal({ fault, fake })
    const reply = await createReply({
      fake,
      fault,
      refusal,
      request: {
        ...target,
        params: {},
        query: address.query,
        headers: entry.headers,
        ...body,
        baseUrl: `${serverUrl}/${fake.id}`,
        behaviour: faults.consumeMood({ ...target, said }),
      },
    })
    await persist(target.method)
    entry.reply = reply.bytes ? { status: reply.status } : reply
    if (applyFault(response, fault, 'after')) return
    if (fault?.kind === 'slow') await pause(fault.delayMs, undefined, { ref: false })
    sendReply({ response, reply: refusal ?? reply })
  }

  return {
    baseUrl,
    /** For `http.createServer` or a framework's raw handler. */
    listener: (request: IncomingMessage, response: ServerResponse): void => {
      serve(request, response).catch((error: unknown) => {
        input.log.error({ err: error, url: request.url }, 'sandbox.request.failed')
        if (response.headersSent) response.destroy()
        else sendReply({ response, reply: { status: 500, text: 'Sandbox failure' } })
      })
    },
    setFault: faults.set,
    clearFaults: faults.clear,
    faults: faults.list,
    requests: (network?: string): readonly RecordedRequest[] =>
      network ? seen.filter((entry) => entry.network === network) : seen,
    clearRequests: () => {
      seen = []
    },
    fakes: (): readonly Fake[] => [...fakes.values()],
    findFake: (id: string): Fake | undefined => fakes.get(id),
    /** Persists changes made outside the protocol, such as those of the page. */
    keep: (): Promise<void> => persist('POST'),
    reset: () => {
      faults.clear()
      seen = []
      for (const fake of fakes.values()) fake.reset()
    },
    /** Closes the connections held by faults. */
    close: () => {
      for (const response of held) response.destroy()
      for (const fake of fakes.values()) fake.close?.()
    },
  }
}

type Play = {
  fake: FakeService
  address: Address
  request: IncomingMessage
  response: ServerResponse
}

async function answer(input: { fake: FakeService; request: FakeRequest }): Promise<FakeReply> {
  const { method, path } = input.request
  const match = matchRoute({ routes: input.fake.routes, method, path })
  if (match.kind === 'unknown') return { status: 404, json: { error: 'not_found' } }
  if (match.kind === 'wrong-method') return { status: 405, json: { error: 'method_not_allowed' } }
  return match.route.handle({ ...input.request, params: match.params })
}
