import type { DownloadRefusal, DownloadSource } from '@kadr/contract/site/downloads'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'

/** A work by its normalised URL: two links to one work have the same `id`. */
export type SourceLink = { id: string; url: string }

/** Details of a work from its page, without the engine. */
export type SourceDetails = {
  title: string
  author: string
  durationSeconds: number | null
  thumbnailUrl: string | null
  /** Every photo of a post, largest size, and the videos between them where the page tells their files. */
  photos: readonly {
    url: string
    width: number | null
    height: number | null
    isVideo?: boolean
  }[]
}

export type RefusalRule = { pattern: RegExp; code: DownloadRefusal }

/** One network: its links, its descriptions of works, its refusals. */
export type Source = {
  key: DownloadSource
  /** Hosts of its pages and API, including subdomains. */
  hosts: readonly string[]
  /** Hosts of its files. */
  mediaHosts: readonly string[]
  /** Names of the engine's extractors; no others are allowed. */
  extractors: readonly string[]
  /** `short` for a link that redirects to the real one. */
  parseLink(url: URL): SourceLink | 'short' | undefined
  readDetails(fetch: SafeFetch, link: SourceLink): Promise<SourceDetails>
  /** Patterns of its refusals, matched before the common ones. */
  refusals: readonly RefusalRule[]
}
