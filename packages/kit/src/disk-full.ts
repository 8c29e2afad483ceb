/** How the system, ffmpeg and libvips all say it; quotas of a disk end the same way. */
const WORDS = /no space left on device|disk quota exceeded/i

/** A program of ours found no room on the disk. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
}

export const saysDiskFull = (complaint: string): boolean => WORDS.test(complaint)

/** Whether there was no room for what was to be written: nobody's mistake but ours. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFullError || (error instanceof Error && saysDiskFull(error.message))
