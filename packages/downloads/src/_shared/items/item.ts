import type { DownloadItem } from '@kadr/contract/site/downloads'

/** One stream of a file at its source. */
export type Track = {
  url: string
  isPlaylist: boolean
  headers: Record<string, string>
}

/** A downloadable file: a single unchanged track, or tracks joined without re-encoding. */
export type WorkItem = Omit<DownloadItem, 'key'> & { tracks: readonly Track[] }
