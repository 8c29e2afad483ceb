import type { DownloadItem } from '@kadr/contract/downloads'

/** One stream of a file at its source. */
export type Track = {
  url: string
  isPlaylist: boolean
  headers: Record<string, string>
}

/** A file that can be saved: one track as it is, or tracks joined without encoding. */
export type WorkItem = Omit<DownloadItem, 'key'> & { tracks: readonly Track[] }
