import type { DownloadSource } from '@kadr/contract/downloads'
import type { WorkItem } from './_shared/items/item.ts'
import type { Outside } from './_shared/outside.ts'
import { joinTracks } from './_shared/stream/join-tracks.ts'
import { type OpenedTrack, openFile } from './_shared/stream/open-track.ts'
import type { Throttle } from './_shared/stream/throttle.ts'
import { allSources } from './all-sources.ts'
import { MAX_BYTES } from './read-work.ts'

/** The bytes of a file; `headers` of the source are there when it is passed on as it is. */
export type OpenedItem = Omit<OpenedTrack, 'headers'> & { headers: OpenedTrack['headers'] | null }

/** Opens a file: one plain track with the range asked for, several tracks or a playlist joined by ffmpeg. */
export const openItem = async ({
  source,
  item,
  outside,
  throttle,
  path,
  range,
  signal,
}: {
  source: DownloadSource
  item: Pick<WorkItem, 'tracks' | 'extension'>
  outside: Outside
  throttle: Throttle
  path: string
  range?: string | undefined
  signal: AbortSignal
}): Promise<OpenedItem> => {
  const { hosts, mediaHosts } = allSources[source]
  const access = {
    fetch: outside.fetchFrom([...hosts, ...mediaHosts]),
    signal,
    maxBytes: MAX_BYTES,
  }
  const [track, other] = item.tracks
  if (track && !other && !track.isPlaylist) {
    const opened = await openFile({ ...access, track }, range)
    return { ...opened, chunks: throttle(opened.chunks, signal) }
  }
  const joined = joinTracks({ ...access, item, path })
  return { status: 200, headers: null, chunks: throttle(joined, signal) }
}
