export type TransferFailure = {
  /** `network` may go on later, `unauthorized` after a new sign-in token, `refused` never. */
  kind: 'network' | 'unauthorized' | 'refused'
  /** Russian, where the server gave its reason. */
  message: string | undefined
}

export type TransferEnd = { isOk: true; url: string } | ({ isOk: false } & TransferFailure)

export type Transfer = { pause(): void; cancel(): void }

export type SendFile = (options: {
  file: File
  /** Where an earlier try has got to. */
  url: string | undefined
  metadata: Record<string, string>
  getToken: () => string
  onUrl: (url: string) => void
  onProgress: (sentBytes: number) => void
  onEnd: (end: TransferEnd) => void
}) => Transfer
