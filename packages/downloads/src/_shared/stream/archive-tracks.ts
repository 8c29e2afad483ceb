import { boundChunks } from '@kadr/kit/bounded-body'
import { streamZip } from '@kadr/kit/node/zip'
import type { WorkItem } from '../items/item.ts'
import { readTrack, type TrackRequest } from './open-track.ts'

/** The files of a post one after another in an archive; the limit is for all of them. */
export const archiveTracks = ({
  item,
  names,
  ...access
}: Omit<TrackRequest, 'track'> & {
  item: Pick<WorkItem, 'tracks'>
  names: readonly string[]
}): AsyncIterable<Uint8Array> => {
  const entries = item.tracks.map((track, index) => ({
    name: names[index] ?? `${index + 1}`,
    chunks: readTrack({ ...access, track }),
  }))
  return boundChunks(streamZip(entries), access.maxBytes)
}
