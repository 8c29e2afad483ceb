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

/** What a status of a source means for the person who pasted the link. */
export const refuseByStatus = (status: number): DownloadRefusedError => {
  if (status === 404 || status === 410) return new DownloadRefusedError('removed', `HTTP ${status}`)
  if (status === 401) return new DownloadRefusedError('private', `HTTP ${status}`)
  if (status === 451) return new DownloadRefusedError('region', `HTTP ${status}`)
  if (status === 403 || status === 429) {
    return new DownloadRefusedError('source-limits-us', `HTTP ${status}`)
  }
  return new DownloadRefusedError('source-down', `HTTP ${status}`)
}
