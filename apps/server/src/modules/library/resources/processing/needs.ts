import type { ResourceKind } from '@kadr/contract/library/resources'

/** A rendition's specification, parsed from its name. */
export type Need =
  /** With a height: cropped around the centre to exactly that size. */
  | { kind: 'image'; type: 'jpeg' | 'webp'; width: number; height: number | null }
  | { kind: 'video'; shortSide: number }
  | { kind: 'audio' }

const MIN_SIDE = 16
const MAX_SIDE = 4096

const isSane = (side: number) => side >= MIN_SIDE && side <= MAX_SIDE

/** Undefined for a name that is invalid for this kind of file. */
export const parseNeed = (name: string, kind: ResourceKind): Need | undefined => {
  const [, type, width, height] = /^(jpeg|webp)-(\d{2,4})(?:x(\d{2,4}))?$/.exec(name) ?? []
  if (kind === 'image' && width && isSane(Number(width)) && isSane(Number(height ?? width))) {
    const size = { width: Number(width), height: height === undefined ? null : Number(height) }
    return { kind, type: type === 'jpeg' ? 'jpeg' : 'webp', ...size }
  }
  const [, shortSide] = /^mp4-h264-(\d{3,4})$/.exec(name) ?? []
  if (kind === 'video' && shortSide && isSane(Number(shortSide))) {
    return { kind, shortSide: Number(shortSide) }
  }
  return kind === 'audio' && name === 'm4a-aac' ? { kind } : undefined
}

/** Made for every new file. */
export const THUMBNAIL_NEED = 'webp-320'
export const IMAGE_PREVIEW_NEED = 'webp-1080'
export const LARGE_IMAGE_NEED = 'webp-2048'
export const VIDEO_PREVIEW_NEED = 'mp4-h264-1080'
/** Of videos that are too long to be published whole. */
export const LONG_VIDEO_PREVIEW_NEED = 'mp4-h264-540'
export const AUDIO_PREVIEW_NEED = 'm4a-aac'
export const POSTER = 'poster'
/** Supplied with a video that was rendered here. */
export const COVER = 'cover'
export const WAVEFORM = 'waveform'
