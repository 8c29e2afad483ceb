import { endpointOf } from '../_shared/endpoint.ts'
import type { NetworkContext } from '../network-adapter.ts'
import { type DidDocument, didDocument, resolvedHandle } from './wire.ts'
import { callXrpc, getJson } from './xrpc.ts'

const DEFAULT_DOMAIN = '.bsky.social'
/** Servers of Bluesky itself: their accounts sign in at the entryway. */
const HOSTED = /\.bsky\.network$/
const HANDLE = /^([a-z0-9-]+\.)+[a-z0-9-]+$/

/** What people type: with @, with marks copied along, or only the first part of the name. */
export function identifierOf(typed: string): string {
  const name = typed
    .replace(/[\p{Cf}\s]/gu, '')
    .replace(/^@/, '')
    .toLowerCase()
  return /[.@:]/.test(name) ? name : `${name}${DEFAULT_DOMAIN}`
}

/** The server that keeps an account, from the document of its identity. */
export function findServer(document: DidDocument | undefined): string | undefined {
  const entry = document?.service?.find(({ id }) => id.endsWith('#atproto_pds'))
  const address = entry?.serviceEndpoint
  return typeof address === 'string' && URL.canParse(address)
    ? address.replace(/\/$/, '')
    : undefined
}

/** Where to sign in: accounts with a domain of their own may live on a server of their own. */
export async function resolveSignIn(input: {
  ctx: NetworkContext
  identifier: string
}): Promise<string> {
  const { ctx, identifier } = input
  const entryway = endpointOf({ ctx, name: 'entryway' })
  if (identifier.includes('@') || identifier.endsWith(DEFAULT_DOMAIN)) return entryway
  const did = identifier.startsWith('did:') ? identifier : await resolveHandle(input)
  const document = did && (await readDocument({ ctx, did }))
  const server = findServer(document || undefined)
  return !server || HOSTED.test(new URL(server).hostname) ? entryway : server
}

export async function resolveHandle(input: {
  ctx: NetworkContext
  identifier: string
}): Promise<string | undefined> {
  if (!HANDLE.test(input.identifier)) return undefined
  const read = await callXrpc({
    ctx: input.ctx,
    host: endpointOf({ ctx: input.ctx, name: 'entryway' }),
    method: 'GET',
    name: 'com.atproto.identity.resolveHandle',
    query: { handle: input.identifier },
    schema: resolvedHandle,
  })
  return read.kind === 'ok' ? read.data.did : undefined
}

async function readDocument(input: {
  ctx: NetworkContext
  did: string
}): Promise<DidDocument | undefined> {
  const url = documentUrl(input)
  if (!url) return undefined
  const read = await getJson({ ctx: input.ctx, method: 'GET', url, schema: didDocument })
  return read.kind === 'ok' ? read.data : undefined
}

function documentUrl({ ctx, did }: { ctx: NetworkContext; did: string }): string | undefined {
  if (/^did:plc:[a-z2-7]+$/.test(did)) return `${endpointOf({ ctx, name: 'directory' })}/${did}`
  const [, host] = /^did:web:([a-z0-9.-]+)$/.exec(did) ?? []
  return host && `https://${host}/.well-known/did.json`
}
