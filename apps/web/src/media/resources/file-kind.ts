import type { ResourceKind } from '@kadr/contract/library/resources'

/** The `accept` attributes of file dialogs. */
export const ACCEPT: Record<ResourceKind | 'any', string> = {
  image: 'image/*,.heic,.heif,.avif,.webp',
  video: 'video/*',
  audio: 'audio/*',
  any: 'image/*,video/*,audio/*,.heic,.heif,.avif,.webp',
}

/** Some systems report no MIME type for these. */
const EXTENSIONS: Record<string, ResourceKind> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  heic: 'image',
  heif: 'image',
  avif: 'image',
  mp4: 'video',
  mov: 'video',
  m4v: 'video',
  webm: 'video',
  mkv: 'video',
  mp3: 'audio',
  m4a: 'audio',
  wav: 'audio',
  ogg: 'audio',
  flac: 'audio',
  aac: 'audio',
}

const KINDS: readonly ResourceKind[] = ['image', 'video', 'audio']

/** By the declared type or extension; the server sniffs the content. */
export const findFileKind = ({
  type,
  name,
}: {
  type: string
  name: string
}): ResourceKind | undefined => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return KINDS.find((kind) => type.startsWith(`${kind}/`)) ?? EXTENSIONS[extension]
}
