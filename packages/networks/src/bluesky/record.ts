import { createHash } from 'node:crypto'
import type { MediaFile, PublishedPost } from '../publish.ts'
import { createFacets } from './facets.ts'
import type { BlueskySettings } from './settings.ts'
import type { Blob } from './wire.ts'

export const COLLECTION = 'app.bsky.feed.post'
const ALPHABET = '234567abcdefghijklmnopqrstuvwxyz'

/** Our own record key, the same for every attempt: a second write cannot create a second post. */
export function createRecordKey({ key, startedAt }: { key: string; startedAt: Date }): string {
  const digest = createHash('sha256').update(key).digest()
  const micros = BigInt(startedAt.getTime()) * 1000n + BigInt(digest.readUInt16BE(0) % 1000)
  let rest = (micros << 10n) | BigInt(digest.readUInt16BE(2) & 1023)
  let text = ''
  for (let place = 0; place < 13; place++) {
    text = (ALPHABET[Number(rest & 31n)] ?? '') + text
    rest >>= 5n
  }
  return text
}

const ratioOf = ({ width, height }: MediaFile) =>
  width > 0 && height > 0 ? { aspectRatio: { width, height } } : {}

/** Embed below the text: images, a video or a link card. */
export function createEmbed(input: {
  media: readonly MediaFile[]
  blobs: readonly Blob[]
  thumb: Blob | undefined
  settings: BlueskySettings
}): unknown {
  const [first] = input.media
  if (first?.kind === 'video') {
    const [video] = input.blobs
    const alt = first.altText ? { alt: first.altText } : {}
    return { $type: 'app.bsky.embed.video', video, ...alt, ...ratioOf(first) }
  }
  if (first) {
    const images = input.media.map((file, index) => ({
      image: input.blobs[index],
      alt: file.altText,
      ...ratioOf(file),
    }))
    return { $type: 'app.bsky.embed.images', images }
  }
  const { linkCard } = input.settings
  if (!linkCard) return null
  const thumb = input.thumb && { thumb: input.thumb }
  return { $type: 'app.bsky.embed.external', external: { ...linkCard, ...thumb } }
}

const refOf = ({ externalId, details }: PublishedPost) => ({ uri: externalId, cid: details.cid })

export function buildRecord(input: {
  text: string
  startedAt: Date
  languages: readonly string[]
  people: Readonly<Record<string, string>>
  embed?: unknown
  reply?: { root: PublishedPost; parent: PublishedPost }
}): Record<string, unknown> {
  const facets = createFacets(input)
  return {
    $type: COLLECTION,
    text: input.text,
    createdAt: input.startedAt.toISOString(),
    langs: input.languages,
    ...(facets.length > 0 && { facets }),
    ...(input.embed ? { embed: input.embed } : {}),
    ...(input.reply && {
      reply: { root: refOf(input.reply.root), parent: refOf(input.reply.parent) },
    }),
  }
}
