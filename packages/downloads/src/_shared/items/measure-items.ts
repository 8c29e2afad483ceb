import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { WorkItem } from './item.ts'

/** The person waits for the list: sizes that come later are left out. */
const PATIENCE_MS = 3000
const MOST_FILES = 12

const isPlain = ({ tracks, sizeBytes }: WorkItem) =>
  sizeBytes === null && tracks.length === 1 && tracks[0]?.isPlaylist === false

const measure = async (fetch: SafeFetch, item: WorkItem, signal: AbortSignal) => {
  const [track] = item.tracks
  if (!track) return item
  try {
    const headers = { ...track.headers, 'accept-encoding': 'identity' }
    const response = await fetch(track.url, { method: 'HEAD', headers, signal })
    await response.body?.cancel()
    const length = Number(response.headers.get('content-length') ?? 0)
    return response.ok && length > 0 ? { ...item, sizeBytes: length } : item
  } catch {
    return item
  }
}

/** Asks the source for the sizes of files the engine did not know. */
export const measureItems = ({
  fetch,
  items,
  signal,
}: {
  fetch: SafeFetch
  items: readonly WorkItem[]
  signal?: AbortSignal | undefined
}): Promise<WorkItem[]> => {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const both = signal ? AbortSignal.any([signal, patience]) : patience
  const asked = new Set(items.filter(isPlain).slice(0, MOST_FILES))
  return Promise.all(items.map((item) => (asked.has(item) ? measure(fetch, item, both) : item)))
}
