import { createHash } from 'node:crypto'
import type { MailConfig } from '../../../config/mail.ts'
import type { Mailer } from './mailer.ts'
import { renderLetter } from './render-letter.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 30_000

export const openSmtpTransport = async ({ smtpUrl, from }: MailConfig) => {
  const { createTransport } = await import('nodemailer')
  return createTransport(
    {
      url: smtpUrl,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
}

/** Only the server's reply to this letter: a failed sign-in says nothing about the address. */
const findRefusal = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error))
    return undefined
  const { responseCode, code } = error
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500
  return isPermanent && (code === 'EENVELOPE' || code === 'EMESSAGE') ? error.message : undefined
}

export const createSmtpMailer = ({
  mail,
  host,
}: {
  mail: MailConfig
  /** Right side of Message-ID. */
  host: string
}): Mailer => {
  let transport: ReturnType<typeof openSmtpTransport> | undefined
  return {
    isAvailable: true,
    async send({ to, subject, paragraphs, button, replyTo, key }) {
      const id = createHash('sha256').update(key).digest('hex').slice(0, 32)
      transport ??= openSmtpTransport(mail)
      const opened = await transport
      try {
        await opened.sendMail({
          to: { name: '', address: to },
          subject,
          ...renderLetter({ subject, paragraphs, ...(button && { button }) }),
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          messageId: `<${id}@${host}>`,
        })
        return { kind: 'sent' }
      } catch (error) {
        const reason = findRefusal(error)
        if (reason === undefined) throw error
        return { kind: 'refused', reason }
      }
    },
  }
}
