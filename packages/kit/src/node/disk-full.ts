/** The message of the operating system, ffmpeg and libvips alike; an exhausted quota reads the same way. */
const DISK_FULL = /no space left on device|disk quota exceeded/i

/** A child process ran out of disk space. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
}

export const saysDiskFull = (message: string): boolean => DISK_FULL.test(message)

/** Whether a write failed for lack of disk space: a fault of the machine, not of the user's file. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFullError || (error instanceof Error && saysDiskFull(error.message))
