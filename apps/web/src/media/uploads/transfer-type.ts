export type TransferFailure = {
  /** `network`: retry later, `unauthorized`: retry after a token refresh, `refused`: final. */
  kind: 'network' | 'unauthorized' | 'refused'
  /** Russian, when the server gave a reason. */
  message: string | undefined
}

export type TransferEnd = { isOk: true; url: string } | ({ isOk: false } & TransferFailure)

export type Transfer = { pause(): void; cancel(): void }

export type SendFile = (options: {
  file: File
  /** The tus address of an earlier attempt. */
  url: string | undefined
  metadata: Record<string, string>
  getToken: () => string
  onUrl: (url: string) => void
  onProgress: (sentBytes: number) => void
  onEnd: (end: TransferEnd) => void
}) => Transfer
