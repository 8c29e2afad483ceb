import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkContext } from '../network-adapter.ts'
import { type DidDocument, didDocument, resolvedHandle } from './wire.ts'
import { callXrpc, getJson } from './xrpc.ts'

const DEFAULT_DOMAIN = '.bsky.social'
/** Servers hosted by Bluesky: their accounts sign in at the entryway. */
const HOSTED = /\.bsky\.network$/
const HANDLE = /^([a-z0-9-]+\.)+[a-z0-9-]+$/

/**
 * Normalises user input: with @, with invisible characters, or only the first part of the handle.
 */
export function normaliseIdentifier(typed: string): string {
  const name = typed
    .replace(/[\p{Cf}\s]/gu, '')
    .replace(/^@/, '')
    .toLowerCase()
  return /[.@:]/.test(name) ? name : `${name}${DEFAULT_DOMAIN}`
}

/** The PDS of an account, from its DID document. */
export function findServer(document: DidDocument | undefined): string | undefined {
  const entry = document?.service?.find(({ id }) => id.endsWith('#atproto_pds'))
  const address = entry?.serviceEndpoint
  return typeof address === 'string' && URL.canParse(address)
    ? address.replace(/\/$/, '')
    : undefined
}

/** Where to sign in, and the identity that server has to prove, as far as it could be resolved. */
type SignIn = { host: string; did?: string | undefined; server?: string | undefined }

/** Accounts with their own domain may have their own PDS. */
export async function resolveSignIn(input: {
  ctx: NetworkContext
  identifier: string
}): Promise<SignIn> {
  const { ctx, identifier } = input
  const entryway = getEndpoint({ ctx, name: 'entryway' })
  if (identifier.includes('@') || identifier.endsWith(DEFAULT_DOMAIN)) return { host: entryway }
  const did = identifier.startsWith('did:') ? identifier : await resolveHandle(input)
  const document = did && (await readDocument({ ctx, did }))
  const server = findServer(document || undefined)
  const isHosted = !server || HOSTED.test(new URL(server).hostname)
  return { host: isHosted ? entryway : server, did, server }
}

export async function resolveHandle(input: {
  ctx: NetworkContext
  identifier: string
}): Promise<string | undefined> {
  if (!HANDLE.test(input.identifier)) return undefined
  const read = await callXrpc({
    ctx: input.ctx,
    host: getEndpoint({ ctx: input.ctx, name: 'entryway' }),
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
  const url = buildDocumentUrl(input)
  if (!url) return undefined
  const read = await getJson({ ctx: input.ctx, method: 'GET', url, schema: didDocument })
  return read.kind === 'ok' ? read.data : undefined
}

function buildDocumentUrl({ ctx, did }: { ctx: NetworkContext; did: string }): string | undefined {
  if (/^did:plc:[a-z2-7]+$/.test(did)) return `${getEndpoint({ ctx, name: 'directory' })}/${did}`
  const [, host] = /^did:web:([a-z0-9.-]+)$/.exec(did) ?? []
  return host && `https://${host}/.well-known/did.json`
}
