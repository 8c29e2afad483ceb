import type { DownloadRefusal } from '@kadr/contract/downloads'

/** A work is not given; the code says why. The message is for tests: it may quote the source. */
export class DownloadRefusedError extends Error {
  override name = 'DownloadRefusedError'
  readonly code: DownloadRefusal
  constructor(code: DownloadRefusal, message: string = code) {
    super(message)
    this.code = code
  }
}
