import type { Config } from '../config/config.ts'
import { openSmtpTransport } from '../platform/outside/mailer/smtp-mailer.ts'
import { type Finding, finding } from './finding.ts'

const SUBJECT = 'Почта'

/** Signs in at the mail server and sends nothing. */
export const checkMail = async ({ mail, isSandbox }: Config): Promise<Finding> => {
  if (!mail) {
    return isSandbox
      ? finding('info', SUBJECT, 'SMTP_URL нет, письма остаются на /sandbox/mail.')
      : finding('warning', SUBJECT, 'SMTP_URL нет, писем не будет.')
  }
  try {
    const transport = await openSmtpTransport(mail)
    await transport.verify()
    return finding('ok', SUBJECT, `сервер принял вход, отправитель ${mail.from}.`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return finding('error', SUBJECT, `сервер не принял вход: ${reason}`)
  }
}
