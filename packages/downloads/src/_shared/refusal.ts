import type { DownloadRefusal, DownloadSource } from '@kadr/contract/site/downloads'

/** A download is refused; the code says why. The message is for tests: it may quote the source. */
export class DownloadRefusedError extends Error {
  override name = 'DownloadRefusedError'
  readonly code: DownloadRefusal
  /** Whose link it is, for one pasted on another page. */
  readonly source: DownloadSource | undefined
  constructor(code: DownloadRefusal, message: string = code, source?: DownloadSource) {
    super(message)
    this.code = code
    this.source = source
  }
}

/** Maps the HTTP status of a source to a refusal. */
export const refuseByStatus = (status: number): DownloadRefusedError => {
  if (status === 404 || status === 410) return new DownloadRefusedError('removed', `HTTP ${status}`)
  if (status === 401) return new DownloadRefusedError('private', `HTTP ${status}`)
  if (status === 451) return new DownloadRefusedError('region', `HTTP ${status}`)
  if (status === 403 || status === 429) {
    return new DownloadRefusedError('source-limits-us', `HTTP ${status}`)
  }
  return new DownloadRefusedError('source-down', `HTTP ${status}`)
}
