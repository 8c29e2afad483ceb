import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** External programs for media, detected at startup. */
export type MediaTools = {
  /** ffmpeg and ffprobe are installed. */
  isAvailable: boolean
  /** Decodes HEIC, which neither sharp nor this ffmpeg can; null when missing. */
  heicDecoder: string | null
  tempDir: string
  /** For data that can be regenerated; may be deleted at any time. */
  cacheDir: string
  path: string
}

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export const findMediaTools = ({
  tempDir,
  cacheDir,
  path,
}: {
  tempDir: string
  cacheDir: string
  path: string
}): MediaTools => {
  const has = (program: string) =>
    path.split(delimiter).some((folder) => folder !== '' && isExecutable(join(folder, program)))
  return {
    isAvailable: has('ffmpeg') && has('ffprobe'),
    heicDecoder: ['heif-dec', 'heif-convert'].find(has) ?? null,
    tempDir,
    cacheDir,
    path,
  }
}
