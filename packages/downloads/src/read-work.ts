import type { EngineInfo, EngineWork } from './_shared/engine/engine-info.ts'
import type { Engine } from './_shared/engine/find-engine.ts'
import { runEngine } from './_shared/engine/run-engine.ts'
import { isHostOf } from './_shared/hosts.ts'
import { chooseItems, numberParts } from './_shared/items/choose-items.ts'
import type { WorkItem } from './_shared/items/item.ts'
import { measureItems } from './_shared/items/measure-items.ts'
import { pictureItems } from './_shared/items/picture-items.ts'
import type { Outside } from './_shared/outside.ts'
import { DownloadRefusedError } from './_shared/refusal.ts'
import type { FoundLink } from './find-link.ts'
import type { SourceDetails } from './source.ts'

const MAX_SECONDS = 30 * 60
export const MAX_BYTES = 500 * 1024 * 1024

const NO_DETAILS: SourceDetails = {
  title: '',
  author: '',
  durationSeconds: null,
  thumbnailUrl: null,
  photos: [],
}

/** Details of the page. When the source refuses the page, the engine is tried; only a definite refusal ends here. */
export const readDetails = async ({
  outside,
  found: { source, link },
}: {
  outside: Outside
  found: FoundLink
}): Promise<SourceDetails> => {
  try {
    const fetch = outside.fetchFrom([...source.hosts, ...source.mediaHosts])
    return await source.readDetails(fetch, link)
  } catch (error) {
    const isClear =
      error instanceof DownloadRefusedError && ['removed', 'private'].includes(error.code)
    if (isClear) throw error
    return NO_DETAILS
  }
}

const worksOf = (info: EngineInfo): EngineWork[] =>
  info.entries?.flatMap((entry) => entry ?? []) ?? [info]

const assertGivable = (works: readonly EngineWork[]) => {
  if (works.some((work) => work.is_live || work.live_status === 'is_live')) {
    throw new DownloadRefusedError('live')
  }
  if (works.some(({ duration }) => (duration ?? 0) > MAX_SECONDS)) {
    throw new DownloadRefusedError('too-long')
  }
}

/** Paid tracks offer only previews of half a minute. */
const isPreview = (format: { format_id: string }) => /preview/.test(format.format_id)

const itemsOf = (works: readonly EngineWork[]): WorkItem[] => {
  const given = works.map((work) => ({
    ...work,
    formats: work.formats?.filter((format) => !isPreview(format)),
  }))
  const items = numberParts(given.map(chooseItems)).flat()
  const hasPreviews = works.some(({ formats }) => formats?.some(isPreview))
  if (items.length === 0 && hasPreviews) throw new DownloadRefusedError('paid')
  return items
}

/** Title and author from the page, or else from the engine. */
const join = (details: SourceDetails, info: EngineInfo): SourceDetails => {
  const [first] = worksOf(info)
  return {
    ...details,
    title: details.title || info.title || first?.title || '',
    author: details.author || info.uploader || first?.uploader || info.channel || '',
    durationSeconds: details.durationSeconds ?? first?.duration ?? null,
    thumbnailUrl: details.thumbnailUrl ?? first?.thumbnail ?? null,
  }
}

const hostsOf = ({ source }: FoundLink) => [...source.hosts, ...source.mediaHosts]

const isReachableFrom =
  (hosts: readonly string[]) =>
  ({ tracks, sizeBytes }: WorkItem): boolean =>
    (sizeBytes ?? 0) <= MAX_BYTES &&
    tracks.every(({ url }) => isHostOf(hosts, URL.parse(url)?.hostname ?? ''))

/** The photos of a post, without their sizes. */
export const readPhotos = ({
  found,
  details,
}: {
  found: FoundLink
  details: SourceDetails
}): WorkItem[] =>
  details.photos.length === 0 ? [] : pictureItems(details).filter(isReachableFrom(hostsOf(found)))

/** All files of a work. Photos need no engine. */
export const readWork = async ({
  outside,
  found,
  details,
  engine,
  path,
  tempDir,
  signal,
}: {
  outside: Outside
  found: FoundLink
  details: SourceDetails
  engine: Engine | undefined
  path: string
  tempDir: string
  signal?: AbortSignal
}): Promise<{ details: SourceDetails; items: WorkItem[] }> => {
  const { source, link } = found
  const hosts = hostsOf(found)
  const isReachable = isReachableFrom(hosts)
  const fetch = outside.fetchFrom(hosts)
  const measured = async (items: readonly WorkItem[]) =>
    (await measureItems({ fetch, items: items.filter(isReachable), signal })).filter(isReachable)
  if (details.photos.length > 0) return { details, items: await measured(pictureItems(details)) }
  if ((details.durationSeconds ?? 0) > MAX_SECONDS) throw new DownloadRefusedError('too-long')
  if (!engine) throw new DownloadRefusedError('engine-missing')
  const info = await runEngine({ engine, outside, source, url: link.url, path, tempDir, signal })
  const works = worksOf(info)
  assertGivable(works)
  const known = join(details, info)
  const files = itemsOf(works)
  const kept = await measured(files)
  if (kept.length === 0) throw new DownloadRefusedError(files.length > 0 ? 'too-large' : 'nothing')
  return { details: known, items: [...kept, ...(await measured(pictureItems(known)))] }
}
