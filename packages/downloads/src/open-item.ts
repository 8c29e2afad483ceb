import type { DownloadSource } from '@kadr/contract/site/downloads'
import type { WorkItem } from './_shared/items/item.ts'
import type { Outside } from './_shared/outside.ts'
import { archiveTracks } from './_shared/stream/archive-tracks.ts'
import { beginChunks } from './_shared/stream/begin-chunks.ts'
import { joinTracks } from './_shared/stream/join-tracks.ts'
import { openFile } from './_shared/stream/open-track.ts'
import type { Throttle } from './_shared/stream/throttle.ts'
import { allSources } from './all-sources.ts'
import { MAX_BYTES } from './read-work.ts'

type OpenedItem = {
  status: number
  /** Length and range as reported by the source; unknown for a joined file. */
  headers: Record<string, string>
  chunks: AsyncIterable<Uint8Array>
}

/** `names`: the tracks are files of their own, given in one archive. */
type OpenableItem = Pick<WorkItem, 'tracks' | 'extension'> & {
  names?: readonly string[] | undefined
}

const PASSED_ON = ['content-length', 'content-range', 'accept-ranges']

/**
 * Opens a file: a single plain track with the requested range, several tracks or a playlist joined by ffmpeg. A failure
 * before the first bytes is a refusal.
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
  item: OpenableItem
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
  if (item.names) {
    const archive = throttle(archiveTracks({ ...access, item, names: item.names }), signal)
    return { status: 200, headers: {}, chunks: await beginChunks(archive, signal) }
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
