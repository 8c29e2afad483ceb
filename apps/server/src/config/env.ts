const VARIABLES = [
  'PATH',
  'NODE_ENV',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'ROLES',
  'SANDBOX',
  'DEMO',
  'SECRET_KEY',
  'VAULT_KEYS',
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_BOT_NAME',
  'TELEGRAM_API_URL',
  'TELEGRAM_WEBHOOK',
  'VERIFICATION_FILES',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'SUPPORT_URL',
  'API_ORIGINS',
  'CORS_ORIGINS',
  'TRUST_PROXY',
  'RATE_LIMITS',
  'PUBLISHER_SPEED',
  'RENDERS',
  'RENDER_SCALE',
  'RENDER_LEASE_SECONDS',
  'LOG_LEVEL',
  'METRICS_TOKEN',
  'WEB_DIST',
  'STARTER',
  'STARTER_DIR',
  'WEB_DEV',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_FORCE_PATH_STYLE',
  'AI_BASE_URL',
  'AI_KEY',
  'AI_MODEL',
  'AI_HEADER',
  'AI_PROJECT',
  'AI_TOKEN_URL',
  'AI_TOKEN_SCOPE',
  'AI_JSON',
  'AI_VISION',
  'AI_IMAGE_MODEL',
  'AI_SPEECH_MODEL',
  'AI_SPEECH_VOICE',
  'AI_TRANSCRIPTION_MODEL',
  'AI_TIMEOUT_SECONDS',
  'AI_PRICE_INPUT',
  'AI_PRICE_OUTPUT',
  'AI_DAILY_LIMIT',
  'AI_REQUESTS_PER_MINUTE',
  'AI_HISTORY_DAYS',
  'PEXELS_KEY',
  'PIXABAY_KEY',
  'UNSPLASH_KEY',
  'ANALYTICS_PRODUCT_SCRIPT_URL',
  'ANALYTICS_PRODUCT_KEY',
  'ANALYTICS_PRODUCT_HOST',
  'ANALYTICS_VISITORS_SCRIPT_URL',
  'ANALYTICS_VISITORS_SITE_ID',
  'ANALYTICS_GOOGLE_TAG_ID',
] as const

/** Variables of the networks: the adapters define which of them exist. */
const NETWORK_VARIABLE =
  /^[A-Z]+(?:_[A-Z]+)*_(?:CLIENT_ID|CLIENT_SECRET|URL|VERSION|EXTRA_SCOPES|LARGE_FILES|LONG_STORAGE)$/
export type NetworkVariable =
  `${string}_${'CLIENT_ID' | 'CLIENT_SECRET' | 'URL' | 'VERSION' | 'EXTRA_SCOPES' | 'LARGE_FILES' | 'LONG_STORAGE'}`

export type EnvName = (typeof VARIABLES)[number] | NetworkVariable
/** Known variables as given. An empty one counts as not set. */
export type Env = Partial<Record<EnvName, string>>

export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env =>
  Object.fromEntries(
    [...VARIABLES, ...Object.keys(source).filter((name) => NETWORK_VARIABLE.test(name))].flatMap(
      (name) => {
        const value = source[name]?.trim()
        return value ? [[name, value]] : []
      },
    ),
  )
