import {
  type TargetHandover,
  type TargetSettings,
  targetSettings,
} from '@kadr/contract/publishing/post-targets'
import { UserError } from '@kadr/domain/base/app-error'
import { listSetting, textSetting } from '@kadr/domain/publishing/preflight/read-settings'
import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { pageMediaUrl } from '../../../platform/storage/media-urls.ts'
import { findAccountProfile } from '../connections/index.ts'
import { findTarget, type TargetRow } from '../targets/index.ts'
import { type FrozenPublication, readFrozen } from './publication.ts'
import type { FrozenFile } from './publication-media.ts'
import { resourceMedia } from './resource-media.ts'

type OfTarget = { ctx: AppContext; workspaceId: string; postId: string; targetId: string }

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

const nameOf = ({ mimeType }: FrozenFile, index: number): string =>
  `kadr-${index + 1}.${EXTENSIONS[mimeType] ?? 'bin'}`

/** Undefined when it was not handed over, or its content was cleared since. */
const findHandedOver = async ({
  ctx,
  workspaceId,
  postId,
  targetId,
}: OfTarget): Promise<{ target: TargetRow; publication: FrozenPublication } | undefined> => {
  const target = await findTarget({ db: ctx.db, workspaceId, postId, id: targetId })
  if (!target) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такой публикации нет' })
  if (target.publication === null) return undefined
  return { target, publication: readFrozen(target) }
}

/** Where the account publishes, as far as its network tells. */
const findPlace = async ({
  ctx,
  target: { network, connectionId },
}: {
  ctx: AppContext
  target: TargetRow
}): Promise<string | null> => {
  const profile = connectionId && (await findAccountProfile({ ctx, id: connectionId }))
  if (!profile) return null
  return adapters[network].placeOf?.(profile) ?? profile.profileUrl
}

const settingsOf = ({ settings }: FrozenPublication): TargetSettings => {
  const parsed = targetSettings.safeParse(settings)
  return parsed.success ? parsed.data : {}
}

/** What is written after the post: its first comment, or the posts of a thread. */
const commentsOf = (publication: FrozenPublication): string[] => {
  const settings = settingsOf(publication)
  const following = listSetting({ settings, name: 'chain' })
  return [...following, textSetting({ settings, name: 'firstComment' })].filter(
    (text) => text.trim() !== '',
  )
}

export type BroughtFile = Pick<FrozenFile, 'kind' | 'mimeType' | 'size'> & {
  name: string
  /** Public and signed, for a messenger that fetches it. */
  url: string
  read(): Promise<Uint8Array>
}

/** For a chat: the same content, with files that can be fetched or read. */
export const bringPublication = async (of: OfTarget) => {
  const { ctx } = of
  const found = await findHandedOver(of)
  if (found?.target.state !== 'handed_over') {
    throw new UserError({ code: 'CONFLICT', userMessage: 'Эта публикация вас больше не ждёт' })
  }
  const { target, publication } = found
  const covers = publication.cover ? [publication.cover] : []
  return {
    network: target.network,
    placeUrl: await findPlace({ ctx, target }),
    text: publication.text,
    title: textSetting({ settings: settingsOf(publication), name: 'title' }),
    comments: commentsOf(publication),
    files: [...publication.media, ...covers].map((file, index): BroughtFile => {
      const { publicUrl: url, read } = resourceMedia.open({ ctx, file })
      const { kind, mimeType, size } = file
      const name = index < publication.media.length ? nameOf(file, index) : 'cover.jpg'
      return { kind, mimeType, size, name, url, read: () => read({ start: 0, end: size }) }
    }),
  }
}

export const readHandover = async (of: OfTarget): Promise<TargetHandover> => {
  const { ctx } = of
  const found = await findHandedOver(of)
  if (!found) throw new UserError({ code: 'CONFLICT', userMessage: 'Её время ещё не пришло' })
  const { target, publication } = found
  const urlOf = ({ resourceId: id, fileId, variant }: FrozenFile) =>
    pageMediaUrl({ ctx, row: { id, fileId }, variant })
  return {
    placeUrl: await findPlace({ ctx, target }),
    text: publication.text,
    title: textSetting({ settings: settingsOf(publication), name: 'title' }),
    comments: commentsOf(publication),
    files: publication.media.map((file, index) => ({
      kind: file.kind,
      name: nameOf(file, index),
      url: urlOf(file),
    })),
    coverUrl: publication.cover && urlOf(publication.cover),
  }
}
