import type { ResourceKind } from '@kadr/contract/library/resources'
import type { PlanName } from '@kadr/contract/money/subscription'
import { isUnlimited } from '../money/limits.ts'

const MEGABYTE = 1_000_000
const GIGABYTE = 1000 * MEGABYTE

/** Storage quota of a workspace, by its owner's plan. */
const WORKSPACE_BYTES: Record<PlanName, number> = {
  FREE: GIGABYTE,
  HOBBY: 10 * GIGABYTE,
  CREATOR: 50 * GIGABYTE,
  ULTIMATE: 200 * GIGABYTE,
  AGENCY: 1000 * GIGABYTE,
}

const FILE_BYTES: Record<ResourceKind, number> = {
  image: 30 * MEGABYTE,
  audio: 100 * MEGABYTE,
  video: 4 * GIGABYTE,
}
const FREE_VIDEO_BYTES = 200 * MEGABYTE

export type StorageLimits = {
  workspaceBytes: number
  fileBytes: Record<ResourceKind, number>
}

export const storageLimits = (plan: PlanName): StorageLimits => ({
  workspaceBytes: WORKSPACE_BYTES[plan],
  fileBytes: plan === 'FREE' ? { ...FILE_BYTES, video: FREE_VIDEO_BYTES } : FILE_BYTES,
})

export const hasRoomFor = ({
  usedBytes,
  size,
  limitBytes,
}: {
  usedBytes: number
  size: number
  limitBytes: number
}): boolean => isUnlimited(limitBytes) || usedBytes + size <= limitBytes

const EXTENSIONS: Record<ResourceKind, readonly string[]> = {
  image: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'heic', 'heif', 'avif'],
  video: ['mp4', 'm4v', 'mov', 'webm', 'mkv'],
  audio: ['mp3', 'wav', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'flac'],
}

/** Guess by file name, for early validation; the content decides later. */
export const guessKind = (filename: string): ResourceKind | undefined => {
  const extension = /\.([a-z\d]{1,5})$/i.exec(filename)?.[1]?.toLowerCase() ?? ''
  const kinds: readonly ResourceKind[] = ['image', 'video', 'audio']
  return kinds.find((kind) => EXTENSIONS[kind].includes(extension))
}

const NBSP = '\u00a0'
const number = (value: number) =>
  value.toLocaleString('ru-RU', { maximumFractionDigits: value < 10 ? 1 : 0 })

/** «200 МБ», «1,5 ГБ»: decimal units, as on phones and networks. */
export const formatBytes = (bytes: number): string => {
  if (bytes >= GIGABYTE) return `${number(bytes / GIGABYTE)}${NBSP}ГБ`
  if (bytes >= MEGABYTE) return `${number(bytes / MEGABYTE)}${NBSP}МБ`
  if (bytes >= 1000) return `${number(bytes / 1000)}${NBSP}КБ`
  return `${bytes}${NBSP}Б`
}
