import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseIndexNow } from './indexnow.ts'
import { parseList } from './parse.ts'

const NAME = /^[\w-]{1,80}\.(?:txt|html)$/

/** IndexNow verifies the key by a file on the site. */
const listIndexNowKey = (env: Env): [string, string][] => {
  const key = parseIndexNow(env)?.key
  return key ? [[`${key}.txt`, key]] : []
}

/** Files that prove the ownership of the site, by name: `name.txt=content`. */
export const parseVerificationFiles = (env: Env): ReadonlyMap<string, string> =>
  new Map([
    ...listIndexNowKey(env),
    ...parseList({ env, name: 'VERIFICATION_FILES' }).map((entry): [string, string] => {
      const [name = '', ...content] = entry.split('=')
      if (!NAME.test(name) || content.length === 0) {
        throw new ConfigError(
          `Переменная VERIFICATION_FILES: ожидается имя.txt=содержимое, получено «${entry}»`,
        )
      }
      return [name, content.join('=')]
    }),
  ])
