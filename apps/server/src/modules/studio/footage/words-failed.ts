/** Words can't be had; `userMessage` is for the person. */
export class WordsFailedError extends Error {
  override name = 'WordsFailedError'
  readonly userMessage: string
  constructor(userMessage: string, options?: ErrorOptions) {
    super(userMessage, options)
    this.userMessage = userMessage
  }
}
