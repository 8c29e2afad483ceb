import type { DownloadRefusal, DownloadSource } from '@kadr/contract/downloads'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'

/** A work by its normalised address: two links to one work have the same `id`. */
export type SourceLink = { id: string; url: string }

/** What the page of a work says about it without the engine. */
export type SourceDetails = {
  title: string
  author: string
  durationSeconds: number | null
  thumbnailUrl: string | null
  /** Every photo of a post, largest size. */
  photos: readonly { url: string; width: number | null; height: number | null }[]
}

export type RefusalRule = { pattern: RegExp; code: DownloadRefusal }

/** One network: which links are its own, how a work is described, what its refusals mean. */
export type Source = {
  key: DownloadSource
  /** Hosts of its pages and API, with everything below them. */
  hosts: readonly string[]
  /** Hosts of its files. */
  mediaHosts: readonly string[]
  /** Names of the engine's extractors; no other may take the link. */
  extractors: readonly string[]
  /** `short` for a link that redirects to the real one. */
  parseLink(url: URL): SourceLink | 'short' | undefined
  readDetails(fetch: SafeFetch, link: SourceLink): Promise<SourceDetails>
  /** Words of its refusals, asked before those all sources share. */
  refusals: readonly RefusalRule[]
}
