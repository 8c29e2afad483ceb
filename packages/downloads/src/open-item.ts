import type { DownloadSource } from '@kadr/contract/downloads'
import type { WorkItem } from './_shared/items/item.ts'
import type { Outside } from './_shared/outside.ts'
import { beginChunks } from './_shared/stream/begin-chunks.ts'
import { joinTracks } from './_shared/stream/join-tracks.ts'
import { openFile } from './_shared/stream/open-track.ts'
import type { Throttle } from './_shared/stream/throttle.ts'
import { allSources } from './all-sources.ts'
import { MAX_BYTES } from './read-work.ts'

type OpenedItem = {
  status: number
  /** Length and range as the source says; nothing is known of a joined file. */
  headers: Record<string, string>
  chunks: AsyncIterable<Uint8Array>
}

const PASSED_ON = ['content-length', 'content-range', 'accept-ranges']

/**
 * Opens a file: one plain track with the range asked for, several tracks or a playlist joined by ffmpeg. Whatever fails
 * before the first bytes is refused here.
 */
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
    const { status, headers, chunks } = await openFile({ ...access, track }, range)
    const passed = PASSED_ON.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    const begun = await beginChunks(throttle(chunks, signal), signal)
    return { status, headers: Object.fromEntries(passed), chunks: begun }
  }
  const joined = throttle(joinTracks({ ...access, item, path }), signal)
  return { status: 200, headers: {}, chunks: await beginChunks(joined, signal) }
}
