import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { drawAvatar } from './_shared/avatar.ts'
import { createFaultBox, type Fault } from './_shared/faults.ts'
import { matchRoute } from './_shared/match-route.ts'
import { readBody } from './_shared/read-body.ts'
import { refusalOf } from './_shared/refusal.ts'
import { type Address, addressOf, noteRequest, type SeenRequest } from './_shared/seen-request.ts'
import { sendReply } from './_shared/send-reply.ts'
import type {
  CreateFake,
  FakeClock,
  FakeNetwork,
  FakePost,
  FakeReply,
  FakeRequest,
} from './fake-network.ts'
import { createMemory, type Memory } from './memory.ts'

export type { Fault } from './_shared/faults.ts'
export type { SeenRequest } from './_shared/seen-request.ts'

type HostInput = {
  fakes: readonly CreateFake[]
  /** Address under which the outside sees the host, e.g. https://host/sandbox. */
  baseUrl: string
  /** Address under which programs call it, when that differs. */
  serverUrl?: string
  /** What survives the host; nothing does without one. */
  memory?: Memory
  crowd?: number
  clock: FakeClock
  fetch: typeof globalThis.fetch
  log: { error(detail: object, message: string): void }
  /** Told when a request gets no answer on purpose: whoever waits for one may give up. */
  onHold?(request: IncomingMessage): void
}

/** TikTok's last chunk is the largest body any of the networks takes. */
const MAX_BODY_BYTES = 130_000_000
const MAX_SEEN = 5000

export type NetworkHost = ReturnType<typeof createNetworkHost>

/** Plays all networks on one origin: `/<id>/…` goes to the fake of that id. */
export function createNetworkHost(input: HostInput) {
  const baseUrl = input.baseUrl.replace(/\/$/, '')
  const serverUrl = (input.serverUrl ?? baseUrl).replace(/\/$/, '')
  const memory = input.memory ?? createMemory()
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, '')
  const fakes = new Map<string, FakeNetwork>()
  for (const create of input.fakes) {
    const { clock, fetch, crowd } = input
    const fake = create({ clock, fetch, crowd, hostUrl: baseUrl, serverUrl, memory })
    fakes.set(fake.id, fake)
  }
  const faults = createFaultBox()
  const held = new Set<ServerResponse>()
  let seen: SeenRequest[] = []

  /** What is answered must be true after a crash as well. A GET changes no record in place. */
  const keep = (method: string) => {
    if (method !== 'GET') memory.touch()
    return memory.flush()
  }

  const remember = (entry: SeenRequest, isBackground: boolean) => {
    if (!isBackground) seen = [...seen.slice(1 - MAX_SEEN), entry]
  }

  const hold = (response: ServerResponse, holdMs: number | undefined) => {
    held.add(response)
    response.on('close', () => held.delete(response))
    if (holdMs !== undefined) setTimeout(() => response.destroy(), holdMs).unref()
    input.onHold?.(response.req)
  }

  /** What a fault does in the place of an answer. True when there is nothing left to do. */
  const isSwallowed = (
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

  /** The fake's own answer, unless the fault refuses before the fake is asked. */
  const replyOf = async (of: {
    fake: FakeNetwork
    fault: Fault | undefined
    refusal: FakeReply | undefined
    request: FakeRequest
  }): Promise<FakeReply> =>
    of.refusal && of.fault?.kind !== 'server-error-after'
      ? of.refusal
      : answer({ fake: of.fake, request: of.request })

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const address = addressOf({ request, prefix })
    const fake = fakes.get(address.network)
    if (!fake) return sendReply({ response, reply: { status: 404, json: { error: 'not_found' } } })
    const avatar = drawAvatar({ fake, path: address.path })
    if (avatar) return sendReply({ response, reply: avatar })
    return play({ fake, address, request, response })
  }

  const play = async ({ fake, address, request, response }: Play) => {
    const body = await readBody({ request, limit: MAX_BODY_BYTES })
    if (!body) return sendReply({ response, reply: { status: 413, text: 'Too large' } })

    const target = { network: fake.id, method: request.method ?? 'GET', path: address.path }
    // The sandbox's own page loads what begins with an underscore.
    const isOwn = target.path.startsWith('/_')
    const isBackground = isOwn || (fake.background?.test(target.path) ?? false)
    const fault = faults.takeReplyFault({ ...target, isBackground })
    const entry = noteRequest({ target, address, request, body, fault, at: input.clock.now() })
    remember(entry, isBackground)
    if (isSwallowed(response, fault, 'before')) return

    const refusal = fault && refusalOf({ fault, fake })
    const reply = await replyOf({
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
        mood: faults.takeMood(target),
      },
    })
    await keep(target.method)
    entry.reply = reply.bytes ? { status: reply.status } : reply
    if (isSwallowed(response, fault, 'after')) return
    if (fault?.kind === 'slow') await pause(fault.delayMs, undefined, { ref: false })
    sendReply({ response, reply: refusal ?? reply })
  }

  return {
    baseUrl,
    /** For `http.createServer` or a framework's raw handler. */
    listener: (request: IncomingMessage, response: ServerResponse): void => {
      serve(request, response).catch((error: unknown) => {
        input.log.error({ err: error, url: request.url }, 'sandbox network failed')
        if (response.headersSent) response.destroy()
        else sendReply({ response, reply: { status: 500, text: 'Sandbox failure' } })
      })
    },
    setFault: faults.set,
    clearFaults: faults.clear,
    faults: faults.list,
    requests: (network?: string): readonly SeenRequest[] =>
      network ? seen.filter((entry) => entry.network === network) : seen,
    clearRequests: () => {
      seen = []
    },
    /** Everything published, newest first. */
    posts: (): readonly (FakePost & { network: string })[] =>
      [...fakes.values()]
        .flatMap((fake) => fake.posts().map((post) => ({ ...post, network: fake.id })))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    fakes: (): readonly FakeNetwork[] => [...fakes.values()],
    findFake: (id: string): FakeNetwork | undefined => fakes.get(id),
    /** For changes made past the protocol, such as those of the page. */
    keep: (): Promise<void> => keep('POST'),
    reset: () => {
      faults.clear()
      seen = []
      for (const fake of fakes.values()) fake.reset()
    },
    /** Lets go of the connections that faults hold. */
    close: () => {
      for (const response of held) response.destroy()
      for (const fake of fakes.values()) fake.close?.()
    },
  }
}

type Play = {
  fake: FakeNetwork
  address: Address
  request: IncomingMessage
  response: ServerResponse
}

async function answer(input: { fake: FakeNetwork; request: FakeRequest }): Promise<FakeReply> {
  const { method, path } = input.request
  const match = matchRoute({ routes: input.fake.routes, method, path })
  if (match.kind === 'unknown') return { status: 404, json: { error: 'not_found' } }
  if (match.kind === 'wrong-method') return { status: 405, json: { error: 'method_not_allowed' } }
  return match.route.handle({ ...input.request, params: match.params })
}
