import { basename } from 'node:path'
import { Readable } from 'node:stream'
import type { Attribution } from '@kadr/contract/library/resources'
import { AppError } from '@kadr/domain/base/app-error'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import pLimit from 'p-limit'
import type { AppContext } from '../../../context.ts'
import { cleanLine } from '../../../platform/markup/clean-text.ts'
import { storeFile } from '../resources/index.ts'
import { fetchExternal } from './fetch-external.ts'

const MAX_BYTES = 30 * 1024 * 1024
const SECONDS = 20
const CONCURRENCY = 3

type ResourceRow = Awaited<ReturnType<typeof storeFile>>['row']
type Scope = { ctx: AppContext; fetch: SafeFetch; workspaceId: string }

/** The last segment of the URL, decoded, also of one that the fetch will refuse; the file type is detected by content, not by its extension. */
const nameOf = (url: string): string => {
  const last = basename(URL.parse(url)?.pathname ?? '')
  try {
    return cleanLine(decodeURIComponent(last), 120) || 'Картинка'
  } catch {
    return cleanLine(last, 120) || 'Картинка'
  }
}

/** Stores the picture at a URL, by default under the file name of the URL. */
export const copyPicture = async ({
  ctx,
  fetch,
  workspaceId,
  url,
  name = nameOf(url),
  ...described
}: Scope & {
  url: string
  name?: string
  altText?: string
  attribution?: Attribution
}): Promise<ResourceRow> => {
  const opened = await fetchExternal({
    fetch,
    link: url,
    accept: 'image/*',
    maxBytes: MAX_BYTES,
    seconds: SECONDS,
  })
  const source = { stream: Readable.from(opened.chunks) }
  const { row } = await storeFile({ ctx, workspaceId, name, ...described, source })
  return row
}

/** Of one file of any kind; a longer one is brought by an upload. */
const FILE_MAX_BYTES = 500 * 1024 * 1024
const FILE_SECONDS = 300

/** Stores the picture, video or sound at a URL. */
export const copyFile = async ({
  ctx,
  fetch,
  workspaceId,
  url,
  name = nameOf(url),
  altText,
}: Scope & {
  url: string
  name?: string | undefined
  altText?: string | undefined
}): Promise<ResourceRow> => {
  const opened = await fetchExternal({
    fetch,
    link: url,
    accept: '*/*',
    maxBytes: FILE_MAX_BYTES,
    seconds: FILE_SECONDS,
  })
  const source = { stream: Readable.from(opened.chunks) }
  const { row } = await storeFile({ ctx, workspaceId, name, altText, source })
  return row
}

const isFull = (error: unknown) => error instanceof AppError && error.code === 'QUOTA_EXCEEDED'

/** Stores the URLs that are pictures. Throws when the quota has no space even for the first one. */
export const copyPictures = async ({
  urls,
  ...place
}: Scope & { urls: string[] }): Promise<{ rows: ResourceRow[]; failed: string[] }> => {
  const outcomes = await pLimit(CONCURRENCY).map([...new Set(urls)], async (url) => {
    try {
      return { url, row: await copyPicture({ ...place, url }) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { url, error }
    }
  })
  const rows = outcomes.flatMap(({ row }) => row ?? [])
  const full = outcomes.find(({ error }) => isFull(error))
  if (rows.length === 0 && full) throw full.error
  return {
    rows: [...new Map(rows.map((row) => [row.id, row])).values()],
    failed: outcomes.flatMap(({ url, row }) => (row ? [] : url)),
  }
}
