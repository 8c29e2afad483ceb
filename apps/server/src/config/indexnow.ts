import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseUrl } from './parse.ts'

export type IndexNowConfig = { key: string; url: string }

/** Null: search engines find changed pages by the sitemap only. */
export const parseIndexNow = (env: Env): IndexNowConfig | null => {
  const key = env.INDEXNOW_KEY
  if (!key) return null
  if (!/^[a-zA-Z\d-]{8,128}$/.test(key)) {
    throw new ConfigError('Переменная INDEXNOW_KEY: ожидается от 8 до 128 латинских букв и цифр')
  }
  return {
    key,
    url: parseUrl({ env, name: 'INDEXNOW_URL' }) ?? 'https://api.indexnow.org/indexnow',
  }
}
