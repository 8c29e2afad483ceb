import * as z from 'zod/mini'
import type { FoundItem } from '../metrics.ts'
import { idText } from './id-text.ts'

/** A post in the lists of Instagram and Threads; each names the caption differently. */
export const graphPiece = z.object({
  id: idText,
  caption: z.optional(z.string()),
  text: z.optional(z.string()),
  timestamp: z.string(),
  permalink: z.optional(z.string()),
  media_type: z.optional(z.string()),
  media_product_type: z.optional(z.string()),
  media_url: z.optional(z.string()),
  thumbnail_url: z.optional(z.string()),
})
export type GraphPiece = z.infer<typeof graphPiece>

export const graphPiecePage = z.object({
  data: z.array(graphPiece),
  paging: z.optional(
    z.object({
      cursors: z.optional(z.object({ after: z.optional(z.string()) })),
      next: z.optional(z.string()),
    }),
  ),
})
export type GraphPiecePage = z.infer<typeof graphPiecePage>

const KINDS: Readonly<Record<string, FoundItem['kind']>> = {
  IMAGE: 'image',
  VIDEO: 'video',
  CAROUSEL_ALBUM: 'images',
  TEXT_POST: 'text',
  TEXT: 'text',
}

const kindOfPiece = ({ media_type }: GraphPiece): FoundItem['kind'] =>
  KINDS[media_type ?? ''] ?? 'text'

/** Meta writes the zone as +0000, which Date does not parse in every engine. */
export const parseGraphTime = (text: string): Date =>
  new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))

export const presentPiece = (piece: GraphPiece): FoundItem => ({
  externalId: piece.id,
  details: piece.media_product_type ? { product: piece.media_product_type } : {},
  publishedAt: parseGraphTime(piece.timestamp),
  caption: piece.caption ?? piece.text ?? '',
  kind: kindOfPiece(piece),
  durationSeconds: null,
  permalink: piece.permalink ?? null,
  thumbnailUrl:
    piece.thumbnail_url ?? (piece.media_type === 'IMAGE' ? piece.media_url : null) ?? null,
})

/** The cursor is present on the last page too. */
export const findNextPage = ({ paging }: GraphPiecePage): string | null =>
  paging?.next ? (paging.cursors?.after ?? null) : null
