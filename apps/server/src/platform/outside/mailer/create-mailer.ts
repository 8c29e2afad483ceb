import { join } from 'node:path'
import type { Clock } from '@kadr/kit/clock'
import { type Mailbox, openMailbox } from '@kadr/sandbox/mail/mailbox'
import type { Config } from '../../../config/config.ts'
import type { Mailer } from './mailer.ts'
import { renderLetter } from './render-letter.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

export const openSandboxMailbox = ({ dataDir }: Pick<Config, 'dataDir'>): Mailbox =>
  openMailbox({ folder: join(dataDir, 'sandbox-mail') })

const createSandboxMailer = ({ mailbox, clock }: { mailbox: Mailbox; clock: Clock }): Mailer => ({
  isAvailable: true,
  async send({ to, subject, paragraphs, button }) {
    const body = renderLetter({ subject, paragraphs, ...(button && { button }) })
    await mailbox.put({ to, subject, sentAt: clock.now().toISOString(), ...body })
    return { kind: 'sent' }
  },
})

const unavailableMailer: Mailer = {
  isAvailable: false,
  send: async () => ({ kind: 'refused', reason: 'SMTP_URL is not configured' }),
}

/** By SMTP where it is configured; in the sandbox into its mailbox; otherwise none. */
export const createMailer = ({ config, clock }: { config: Config; clock: Clock }): Mailer => {
  const { mail, publicUrl, isSandbox } = config
  if (mail) return createSmtpMailer({ mail, host: new URL(publicUrl).hostname })
  return isSandbox
    ? createSandboxMailer({ mailbox: openSandboxMailbox(config), clock })
    : unavailableMailer
}
