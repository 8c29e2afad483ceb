import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseUrl } from './parse.ts'

export type MailConfig = {
  /** `smtp://` or `smtps://` with the user, the password, the host and the port. */
  smtpUrl: string
  /** The sender as letters show it: `Кадр <hello@kadr.app>`. */
  from: string
}

const ADDRESS = /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

/** Null when letters can't be sent. */
export const parseMail = (env: Env): MailConfig | null => {
  const smtpUrl = parseUrl({ env, name: 'SMTP_URL', protocols: ['smtp:', 'smtps:'] })
  const from = env.MAIL_FROM
  if (!smtpUrl && !from) return null
  if (!smtpUrl || !from) throw new ConfigError('SMTP_URL и MAIL_FROM задаются только вместе')
  if (!ADDRESS.test(from)) {
    throw new ConfigError(
      `Переменная MAIL_FROM: ожидается «Кадр <hello@kadr.app>», получено «${from}»`,
    )
  }
  return { smtpUrl, from }
}
