export type Letter = {
  /** A bare address without a display name. */
  to: string
  subject: string
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  /** Where replies go instead of the sender. */
  replyTo?: string
  /** The same key gives the same Message-ID: mail programs show a letter sent twice once. */
  key: string
}

type MailOutcome = { kind: 'sent' } | { kind: 'refused'; reason: string }

export type Mailer = {
  /** Whether letters can be sent here. */
  isAvailable: boolean
  /**
   * `refused` is permanent. Throws when the letter may succeed later, so that a job is retried; a
   * letter whose reply was lost is then sent again with the same Message-ID.
   */
  send(letter: Letter): Promise<MailOutcome>
}
