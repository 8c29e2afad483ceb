import { resolve } from 'node:path'
import type { PublicConfig } from '@kadr/contract/site/config'
import type { AffiliateTerms } from '@kadr/domain/money/affiliate'
import type { VaultKey } from '../platform/crypto/vault.ts'
import { parseAffiliate } from './affiliate.ts'
import { type AiConfig, parseAi } from './ai.ts'
import { parseAnalytics } from './analytics.ts'
import { type BackupConfig, parseBackup } from './backup.ts'
import { ConfigError } from './config-error.ts'
import { type DownloadsConfig, parseDownloads } from './downloads.ts'
import type { Env } from './env.ts'
import { type IndexNowConfig, parseIndexNow } from './indexnow.ts'
import { type MailConfig, parseMail } from './mail.ts'
import { type MaxConfig, parseMax } from './max.ts'
import { type NetworksConfig, parseNetworks } from './networks.ts'
import { type OwnerConfig, parseOwner } from './owner.ts'
import {
  parseChoice,
  parseInteger,
  parseList,
  parseOrigin,
  parseSwitch,
  parseUrl,
} from './parse.ts'
import { type PaymentsConfig, parsePayments } from './payments.ts'
import { parseRecognition, type RecognitionConfig } from './recognition.ts'
import { parseRender, type RenderConfig } from './render.ts'
import { parseRequisites, type Requisites } from './requisites.ts'
import { parseRoles, type Role } from './roles.ts'
import { parseSignIn, type SignInConfig } from './sign-in.ts'
import { parseStock, type StockConfig } from './stock.ts'
import { parseS3, type S3Config } from './storage.ts'
import { parseTracing, type TracingConfig } from './tracing.ts'
import { parseTrustProxy, type TrustProxy } from './trust-proxy.ts'
import { parseVaultKeys } from './vault-keys.ts'
import { parseVerificationFiles } from './verification-files.ts'

export type TelegramConfig = { botToken: string; botName: string }
export type BotConfig = { apiUrl: string; isWebhook: boolean }

export type Config = {
  env: 'development' | 'test' | 'production'
  host: string
  port: number
  /** A port with health, readiness and metrics only, in processes of any role; null for none. */
  operationsPort: number | null
  /** Public URL of the app, without a trailing slash. */
  publicUrl: string
  dataDir: string
  recognition: RecognitionConfig
  /** An external PostgreSQL, or null for the embedded one. */
  databaseUrl: string | null
  /** Storage of files, or null for the data folder. */
  s3: S3Config | null
  backup: BackupConfig
  roles: ReadonlySet<Role>
  /** Local fakes of external services, and the pages under /dev. */
  isSandbox: boolean
  /** Whether a demo workspace is seeded. */
  isDemo: boolean
  /** Whether the starter pack of media is generated and registered. */
  isStarterOn: boolean
  /** Generated packs, one folder for each version. */
  starterDir: string
  secretKey: string | null
  /** Encryption keys of stored tokens, newest first; without any, one derived from the secret is used. */
  vaultKeys: readonly VaultKey[]
  networks: NetworksConfig
  payments: PaymentsConfig
  telegram: TelegramConfig | null
  bot: BotConfig
  max: MaxConfig | null
  /** Sign-in pages of others. */
  signIn: SignInConfig
  /** Null when letters can't be sent. */
  mail: MailConfig | null
  /** Contact of the support, or null. */
  supportUrl: string | null
  owner: OwnerConfig
  requisites: Requisites
  affiliate: AffiliateTerms
  /** Origins of the API by the host of the page; other pages call their own. */
  apiOrigins: Readonly<Record<string, string>>
  corsOrigins: string[]
  /** Files in the root of the site that prove its ownership, by name. */
  verificationFiles: ReadonlyMap<string, string>
  /** Null: search engines are not notified of changed pages. */
  indexNow: IndexNowConfig | null
  trustProxy: TrustProxy
  areRateLimitsOn: boolean
  /** Divisor of the publisher's waiting times; more than 1 is for tests. */
  publisher: { speed: number }
  render: RenderConfig
  ai: AiConfig
  stock: StockConfig
  downloads: DownloadsConfig
  analytics: PublicConfig['analytics']
  logLevel: (typeof LOG_LEVELS)[number]
  /** The bearer token required by /metrics, or null when it is open. */
  metricsToken: string | null
  tracing: TracingConfig | null
  webDist: string
  /** PATH for external programs such as ffmpeg. */
  programPath: string
  /** Vite dev server with hot reload. */
  isWebDev: boolean
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export const TELEGRAM_API_URL = 'https://api.telegram.org'
const REPOSITORY = resolve(import.meta.dirname, '../../../..')

const parseTelegram = (env: Env): TelegramConfig | null => {
  const botToken = env.TELEGRAM_BOT_TOKEN
  if (!botToken) return null
  if (!/^\d+:[\w-]{20,}$/.test(botToken)) {
    throw new ConfigError('Переменная TELEGRAM_BOT_TOKEN: ожидается токен вида 123456:AA…')
  }
  const botName = env.TELEGRAM_BOT_NAME?.replace(/^@/, '')
  if (!botName) {
    throw new ConfigError('Вместе с TELEGRAM_BOT_TOKEN нужна TELEGRAM_BOT_NAME: имя бота без @')
  }
  return { botToken, botName }
}

/** Defaults to the real Telegram; the sandbox substitutes its fake. */
const parseBot = (env: Env): BotConfig => ({
  apiUrl: parseUrl({ env, name: 'TELEGRAM_API_URL' }) ?? TELEGRAM_API_URL,
  isWebhook: parseSwitch({ env, name: 'TELEGRAM_WEBHOOK', fallback: false }),
})

const defaultPublicUrl = ({ host, port }: { host: string; port: number }) => {
  const name = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/**
 * Required in production, where it can't be guessed; networks redirect to it, fetch files from it and accept `https`
 * only.
 */
const parsePublicUrl = ({ env, isProduction }: { env: Env; isProduction: boolean }) => {
  const publicUrl = parseOrigin({ env, name: 'PUBLIC_URL' })
  if (!isProduction) return publicUrl
  if (publicUrl === null) {
    throw new ConfigError('В production нужна PUBLIC_URL: адрес сайта, например https://kadr.app')
  }
  const isCalledFromOutside =
    parseBot(env).isWebhook ||
    parseMax(env)?.isWebhook ||
    Object.keys(parsePayments(env)).length > 0 ||
    Object.values(parseNetworks(env)).some(({ apps }) => Object.keys(apps).length > 0)
  if (isCalledFromOutside && !publicUrl.startsWith('https:')) {
    throw new ConfigError(
      `Переменная PUBLIC_URL: сети и платёжные системы обращаются только по https, получено «${publicUrl}»`,
    )
  }
  return publicUrl
}

const parseOrigins = (env: Env) =>
  parseList({ env, name: 'CORS_ORIGINS' }).map((origin) => {
    const parsed = parseOrigin({ env: { CORS_ORIGINS: origin }, name: 'CORS_ORIGINS' })
    return parsed ?? origin
  })

const parseApiOrigins = (env: Env) =>
  Object.fromEntries(
    parseList({ env, name: 'API_ORIGINS' }).map((pair) => {
      const [, host, origin] = /^([\w.-]+(?::\d+)?)=(https?:.+)$/.exec(pair) ?? []
      if (!host || !origin) {
        throw new ConfigError(
          `Переменная API_ORIGINS: ожидается вид kadr.app=https://api.kadr.app, получено «${pair}»`,
        )
      }
      return [host, parseOrigin({ env: { API_ORIGINS: origin }, name: 'API_ORIGINS' }) ?? origin]
    }),
  )

const parseSecretKey = (env: Env, mustBeGiven: boolean) => {
  const key = env.SECRET_KEY ?? null
  if (key === null && mustBeGiven) {
    throw new ConfigError(
      'С DATABASE_URL в production нужна SECRET_KEY: общий секрет всех машин (openssl rand -base64 32)',
    )
  }
  if (key !== null && key.length < 32) {
    throw new ConfigError('Переменная SECRET_KEY: нужно не меньше 32 символов')
  }
  return key
}

/** Validates every variable and fills in defaults. Throws a ConfigError at the first error. */
export const loadConfig = (env: Env): Config => {
  const mode = parseChoice({
    env,
    name: 'NODE_ENV',
    choices: ['development', 'test', 'production'],
    fallback: 'development',
  })
  const host = env.HOST ?? '127.0.0.1'
  const port = parseInteger({ env, name: 'PORT', min: 1, max: 65_535, fallback: 3000 })
  const databaseUrl = parseUrl({
    env,
    name: 'DATABASE_URL',
    protocols: ['postgres:', 'postgresql:'],
  })
  const publicUrl =
    parsePublicUrl({ env, isProduction: mode === 'production' }) ?? defaultPublicUrl({ host, port })
  const dataDir = resolve(REPOSITORY, env.DATA_DIR ?? '.data')
  const isSandbox = parseSwitch({ env, name: 'SANDBOX', fallback: mode !== 'production' })
  return {
    env: mode,
    host,
    port,
    operationsPort: env.OPERATIONS_PORT
      ? parseInteger({ env, name: 'OPERATIONS_PORT', min: 1, max: 65_535, fallback: 0 })
      : null,
    publicUrl,
    dataDir,
    recognition: parseRecognition({ env, root: REPOSITORY, dataDir }),
    databaseUrl,
    s3: parseS3(env),
    backup: parseBackup({ env, root: REPOSITORY }),
    roles: parseRoles(env),
    isSandbox,
    isDemo: parseSwitch({ env, name: 'DEMO', fallback: isSandbox }),
    isStarterOn: parseSwitch({ env, name: 'STARTER', fallback: mode !== 'test' }),
    starterDir: resolve(REPOSITORY, env.STARTER_DIR ?? 'packages/starter/dist'),
    secretKey: parseSecretKey(env, mode === 'production' && databaseUrl !== null),
    vaultKeys: parseVaultKeys(env),
    networks: parseNetworks(env),
    payments: parsePayments(env),
    telegram: parseTelegram(env),
    bot: parseBot(env),
    max: parseMax(env),
    signIn: parseSignIn(env),
    mail: parseMail(env),
    supportUrl: parseUrl({ env, name: 'SUPPORT_URL' }),
    owner: parseOwner({ env, isSandbox }),
    requisites: parseRequisites(env),
    affiliate: parseAffiliate(env),
    apiOrigins: parseApiOrigins(env),
    corsOrigins: parseOrigins(env),
    verificationFiles: parseVerificationFiles(env),
    indexNow: parseIndexNow(env),
    trustProxy: parseTrustProxy(env),
    areRateLimitsOn: parseSwitch({ env, name: 'RATE_LIMITS', fallback: true }),
    publisher: {
      speed: parseInteger({ env, name: 'PUBLISHER_SPEED', min: 1, max: 1000, fallback: 1 }),
    },
    render: parseRender(env),
    ai: parseAi(env),
    stock: parseStock(env, { sandboxUrl: isSandbox ? publicUrl : undefined }),
    downloads: parseDownloads({ env, isProduction: mode === 'production' }),
    analytics: parseAnalytics(env),
    logLevel: parseChoice({
      env,
      name: 'LOG_LEVEL',
      choices: LOG_LEVELS,
      fallback: mode === 'production' ? 'info' : 'warn',
    }),
    metricsToken: env.METRICS_TOKEN ?? null,
    tracing: parseTracing(env),
    isWebDev: parseSwitch({ env, name: 'WEB_DEV', fallback: false }),
    programPath: env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
    webDist: resolve(REPOSITORY, env.WEB_DIST ?? 'apps/web/dist'),
  }
}
