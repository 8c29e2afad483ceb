import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'

/** Where messages to the operator go; both may be set. */
export type OwnerConfig = { telegramId: number | null; email: string | null }

const SANDBOX_EMAIL = 'owner@kadr.local'

export const parseOwner = ({ env, isSandbox }: { env: Env; isSandbox: boolean }): OwnerConfig => {
  const id = env.OWNER_TELEGRAM_ID
  if (id !== undefined && !/^-?\d{1,16}$/.test(id)) {
    throw new ConfigError(
      `Переменная OWNER_TELEGRAM_ID: ожидается номер чата в Telegram, получено «${id}»`,
    )
  }
  return {
    telegramId: id === undefined ? null : Number(id),
    email: env.OWNER_EMAIL ?? env.LEGAL_EMAIL ?? (isSandbox ? SANDBOX_EMAIL : null),
  }
}
