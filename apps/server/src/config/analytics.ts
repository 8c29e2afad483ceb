import type { PublicConfig } from '@kadr/contract/site/config'
import { ConfigError } from './config-error.ts'
import type { Env, EnvName } from './env.ts'
import { parseUrl } from './parse.ts'

/** All variables of a group, or undefined when none is set. A partial group is an error. */
const readGroup = <const N extends readonly EnvName[]>(env: Env, names: N) => {
  const given = names.filter((name) => env[name])
  if (given.length === 0) return undefined
  const missing = names.find((name) => !env[name])
  if (missing) throw new ConfigError(`Вместе с ${given[0]} нужна ${missing}`)
  return (name: N[number]) => env[name] ?? ''
}

const urlOf = (env: Env, name: EnvName) => parseUrl({ env, name }) ?? ''

export const parseAnalytics = (env: Env): PublicConfig['analytics'] => {
  const product = readGroup(env, [
    'ANALYTICS_PRODUCT_SCRIPT_URL',
    'ANALYTICS_PRODUCT_KEY',
    'ANALYTICS_PRODUCT_HOST',
  ])
  const visitors = readGroup(env, ['ANALYTICS_VISITORS_SCRIPT_URL', 'ANALYTICS_VISITORS_SITE_ID'])
  const tagId = env.ANALYTICS_GOOGLE_TAG_ID
  return {
    product: product
      ? {
          scriptUrl: urlOf(env, 'ANALYTICS_PRODUCT_SCRIPT_URL'),
          key: product('ANALYTICS_PRODUCT_KEY'),
          host: urlOf(env, 'ANALYTICS_PRODUCT_HOST'),
        }
      : null,
    visitors: visitors
      ? {
          scriptUrl: urlOf(env, 'ANALYTICS_VISITORS_SCRIPT_URL'),
          siteId: visitors('ANALYTICS_VISITORS_SITE_ID'),
        }
      : null,
    googleTag: tagId
      ? {
          scriptUrl: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`,
          id: tagId,
        }
      : null,
  }
}
