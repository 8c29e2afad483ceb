import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import { UserError } from '@kadr/domain/base/app-error'
import type { MediaShape } from '@kadr/domain/publishing/networks/limits'
import { coverIdOf } from '@kadr/domain/publishing/posts/cover'
import { chooseShape } from '@kadr/domain/publishing/preflight/choose-shape'
import { neededRenditions, smallerNeed } from '@kadr/domain/publishing/preflight/needed-rendition'
import type { NetworkAdapter } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { publicMediaUrl } from '../../../platform/storage/media-urls.ts'
import {
  COVER,
  describeRendition,
  ensureRendition,
  getResources,
  ORIGINAL,
  type ResourceRow,
  readVariant,
} from '../../library/resources/index.ts'
import type { ChosenMedia, FrozenFile, PublicationMedia } from './publication-media.ts'

/** Longer than a network may take from the first request to its last download of the file. */
const LINK_HOURS = 48

type FileRequest = {
  ctx: AppContext
  workspaceId: string
  row: ResourceRow
  need: string | null
  maxBytes: number
}
type ChosenFile = { kind: 'ready'; file: FrozenFile } | Exclude<ChosenMedia, { kind: 'ready' }>
type ChosenCover =
  | { kind: 'ready'; file: FrozenFile | null }
  | Exclude<ChosenFile, { kind: 'ready' }>

/** Small enough for every network that takes a cover. */
const COVER_NEED = 'jpeg-1440'
const COVER_BYTES = 1_000_000

const freeze = (
  row: ResourceRow,
  variant: string,
  of: Pick<ResourceRow, 'mimeType' | 'size' | 'width' | 'height'>,
): ChosenFile => {
  if (row.kind === 'audio') return { kind: 'refused', reason: 'звук отдельно не публикуется' }
  return {
    kind: 'ready',
    file: {
      resourceId: row.id,
      workspaceId: row.workspaceId,
      fileId: row.fileId,
      variant,
      kind: row.kind,
      mimeType: of.mimeType,
      size: of.size,
      width: of.width ?? 0,
      height: of.height ?? 0,
      durationSeconds: row.durationSeconds,
      altText: row.altText,
    },
  }
}

/** The required variant, or a smaller one when that exceeds the network's size limit. */
const chooseFile = async (wanted: FileRequest): Promise<ChosenFile> => {
  const { ctx, workspaceId, row, need, maxBytes } = wanted
  if (need === null) return freeze(row, ORIGINAL, row)
  const of = { ctx, workspaceId, resourceId: row.id }
  const { state, failure } = await ensureRendition({ ...of, need })
  if (state === 'failed') return { kind: 'refused', reason: failure ?? 'файл не читается' }
  const made = await describeRendition({ ctx, row, need })
  if (!made) return { kind: 'making' }
  const smaller = smallerNeed(need)
  if (made.size > maxBytes && smaller) return chooseFile({ ...wanted, need: smaller })
  return freeze(row, need, made)
}

const maxBytesOf = (shape: MediaShape | undefined, row: ResourceRow): number =>
  (row.kind === 'image' ? shape?.image?.maxBytes : shape?.video?.bytes.max) ??
  Number.POSITIVE_INFINITY

const findRows = async (of: Parameters<typeof getResources>[0]) => {
  try {
    return await getResources(of)
  } catch (error) {
    if (error instanceof UserError) return undefined
    throw error
  }
}

/** The image named in the settings, or else the cover rendered with the video. */
const chooseCover = async ({
  ctx,
  workspaceId,
  settings,
  first,
}: {
  ctx: AppContext
  workspaceId: string
  settings: TargetSettings
  first: ResourceRow | undefined
}): Promise<ChosenCover> => {
  const id = coverIdOf(settings)
  if (id === null) {
    const made =
      first?.kind === 'video' && (await describeRendition({ ctx, row: first, need: COVER }))
    if (!first || !made || made.size > COVER_BYTES) return { kind: 'ready', file: null }
    const frozen = freeze(first, COVER, made)
    return frozen.kind === 'ready'
      ? { kind: 'ready', file: { ...frozen.file, kind: 'image' } }
      : frozen
  }
  const [row] = (await findRows({ ctx, workspaceId, ids: [id] })) ?? []
  if (row?.kind !== 'image') return { kind: 'refused', reason: 'обложки больше нет' }
  if (row.state === 'processing') return { kind: 'making' }
  return chooseFile({ ctx, workspaceId, row, need: COVER_NEED, maxBytes: COVER_BYTES })
}

const choose = async ({
  ctx,
  workspaceId,
  adapter: { limits },
  settings,
  resourceIds,
}: {
  ctx: AppContext
  workspaceId: string
  adapter: NetworkAdapter
  settings: TargetSettings
  resourceIds: readonly string[]
}): Promise<ChosenMedia> => {
  const rows = await findRows({ ctx, workspaceId, ids: resourceIds })
  if (!rows) return { kind: 'refused', reason: 'файла больше нет' }
  const broken = rows.find(({ state }) => state === 'failed')
  if (broken) return { kind: 'refused', reason: broken.failure ?? 'файл не читается' }
  if (rows.some(({ state }) => state === 'processing')) return { kind: 'making' }
  const shape = chooseShape({ limits, media: rows, settings })
  const needs = neededRenditions({ limits, media: rows, settings })
  const chosen = await Promise.all(
    rows.map((row, index) =>
      chooseFile({
        ctx,
        workspaceId,
        row,
        need: needs[index] ?? null,
        maxBytes: maxBytesOf(shape, row),
      }),
    ),
  )
  const refusal = chosen.find(({ kind }) => kind === 'refused')
  if (refusal?.kind === 'refused') return refusal
  const cover = await chooseCover({ ctx, workspaceId, settings, first: rows[0] })
  if (cover.kind !== 'ready') return cover
  const files = chosen.flatMap((one) => (one.kind === 'ready' ? [one.file] : []))
  return files.length === chosen.length
    ? { kind: 'ready', files, cover: cover.file }
    : { kind: 'making' }
}

/** Publication media from the resource library. */
export const resourceMedia: PublicationMedia = {
  choose,
  open: ({ ctx, file }) => {
    const { resourceId: id, workspaceId, fileId, variant } = file
    const expires = new Date(ctx.clock.now().getTime() + LINK_HOURS * 3_600_000)
    return {
      ...file,
      publicUrl: publicMediaUrl({ ctx, row: { id, fileId }, variant, expires }),
      read: (range) => readVariant({ ctx, file: { id, workspaceId, fileId }, variant, ...range }),
    }
  },
}
