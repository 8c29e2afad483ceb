import { DAY_MS } from '@kadr/kit/durations'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import { openShared, removeShared } from './shared-cache.ts'

/** The address of a share; its files are below it. */
const PLACE = /^\/share\/[^/]+$/
const MAX_AGE_MS = DAY_MS

const sharedEntry = z.object({
  at: z.number(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  files: z.array(z.object({ name: z.string(), type: z.string(), lastModified: z.number() })),
})

export type ReceivedShare = z.infer<typeof sharedEntry> & { place: string; content: File[] }

const readShare = async (shared: Cache, place: string): Promise<ReceivedShare | undefined> => {
  const entry = await shared.match(place)
  const parsed = sharedEntry.safeParse(parseJson((await entry?.text()) ?? ''))
  if (!parsed.success) return undefined
  const content: File[] = []
  for (const [index, { name, type, lastModified }] of parsed.data.files.entries()) {
    const kept = await shared.match(`${place}/${index}`)
    if (kept) content.push(new File([await kept.blob()], name, { type, lastModified }))
  }
  return { ...parsed.data, place, content }
}

/** Oldest first. What nobody has taken for a day is removed. */
export const readReceivedShares = async (): Promise<ReceivedShare[]> => {
  const shared = await openShared()
  if (!shared) return []
  const paths = (await shared.keys()).map(({ url }) => new URL(url).pathname)
  const found: ReceivedShare[] = []
  for (const place of paths.filter((path) => PLACE.test(path)).sort()) {
    const share = await readShare(shared, place)
    if (share && share.at > Date.now() - MAX_AGE_MS) found.push(share)
    else await removeShared(place)
  }
  return found
}
