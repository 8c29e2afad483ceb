import { numberAt, objectAt, objectsAt, textAt, textsAt } from '../_shared/fields.ts'
import type { FakeReply } from '../fake-network.ts'
import { findByDid } from './accounts.ts'
import type { Blobs } from './blobs.ts'
import { badRecord, xrpcError } from './replies.ts'

type Fields = Readonly<Record<string, unknown>>

const segmenter = new Intl.Segmenter('und')
const MAX_IMAGE = 2_000_000
const OLD_IMAGE = 1_000_000
const MAX_VIDEO = 100_000_000

export type CheckedMedia = { kind: 'image' | 'video'; link: string }

/** Embedded files of a record. */
export function listMedia(record: Fields): CheckedMedia[] {
  const embed = objectAt(record, 'embed')
  const linkOf = (blob: Fields) => textAt(objectAt(blob, 'ref'), '$link') ?? ''
  const images = objectsAt(embed, 'images').map((image) => ({
    kind: 'image' as const,
    link: linkOf(objectAt(image, 'image')),
  }))
  const video = objectAt(embed, 'video')
  return textAt(embed, '$type') === 'app.bsky.embed.video'
    ? [{ kind: 'video', link: linkOf(video) }]
    : images
}

/** Validation errors of a written record. */
export function findProblem(input: {
  record: Fields
  did: string
  blobs: Blobs
}): FakeReply | undefined {
  const { record } = input
  const text = textAt(record, 'text')
  if (text === undefined) return badRecord('Record must have the property "text"')
  if (!textAt(record, 'createdAt')) return badRecord('Record must have the property "createdAt"')
  const bytes = Buffer.byteLength(text)
  if (bytes > 3000) return badRecord(`string too big (maximum 3000, got ${bytes}) at $.text`)
  const graphemes = [...segmenter.segment(text)].length
  if (graphemes > 300) {
    return badRecord(`grapheme too big (maximum 300, got ${graphemes}) at $.text`)
  }
  if (objectsAt(record, 'facets').some((facet) => exceedsText(facet, bytes))) {
    return badRecord('facet index is out of range')
  }
  return findShapeProblem(record) ?? findMediaProblem(input)
}

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i
const EMBEDS = new Set([
  'app.bsky.embed.images',
  'app.bsky.embed.video',
  'app.bsky.embed.external',
  'app.bsky.embed.record',
])

/** The lexicon's rules for languages and embeds. */
function findShapeProblem(record: Fields): FakeReply | undefined {
  const langs = record.langs === undefined ? [] : textsAt(record, 'langs')
  if (langs.length > 3) return badRecord('array too big (maximum 3) at $.langs')
  const wrong = langs.findIndex((lang) => !LANGUAGE.test(lang))
  if (wrong >= 0) return badRecord(`Invalid BCP 47 string at $.langs[${wrong}]`)
  if (record.embed === undefined) return undefined
  const embed = objectAt(record, 'embed')
  const type = textAt(embed, '$type') ?? ''
  if (!EMBEDS.has(type)) return badRecord('Expected a known embed at $.embed')
  if (objectsAt(embed, 'images').some((image) => textAt(image, 'alt') === undefined)) {
    return badRecord('Missing required key "alt" at $.embed.images[0]')
  }
  if (type !== 'app.bsky.embed.external') return undefined
  const card = objectAt(embed, 'external')
  const missing = ['uri', 'title', 'description'].find((name) => textAt(card, name) === undefined)
  return missing ? badRecord(`Missing required key "${missing}" at $.embed.external`) : undefined
}

function exceedsText(facet: Fields, bytes: number): boolean {
  const index = objectAt(facet, 'index')
  const start = numberAt(index, 'byteStart') ?? -1
  const end = numberAt(index, 'byteEnd') ?? -1
  return start < 0 || end <= start || end > bytes
}

function findMediaProblem(input: {
  record: Fields
  did: string
  blobs: Blobs
}): FakeReply | undefined {
  const media = listMedia(input.record)
  if (media.length > 4) return badRecord('array too big (maximum 4) at $.embed.images')
  for (const { kind, link } of media) {
    const blob = input.blobs.find(link)
    if (blob?.did !== input.did) {
      return xrpcError(400, 'BlobNotFound', `Could not find blob: ${link}`)
    }
    if (blob.mimeType.split('/')[0] !== kind) {
      return xrpcError(400, 'InvalidMimeType', `Wrong type of file: ${blob.mimeType}`)
    }
    // Outdated servers keep the smaller limit and return no error code.
    if (kind === 'image' && findByDid(input.did)?.server === 'own-pds' && blob.size > OLD_IMAGE) {
      return badRecord(`blob too big (maximum ${OLD_IMAGE}, got ${blob.size}) at $.embed.images`)
    }
    if (blob.size > (kind === 'image' ? MAX_IMAGE : MAX_VIDEO)) {
      return xrpcError(400, 'BlobTooLarge', `This file is too large: ${blob.size} bytes`)
    }
  }
  return undefined
}
