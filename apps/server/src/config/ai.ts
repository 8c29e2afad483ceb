import type { OpenAiSettings } from '@kadr/ai'
import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseChoice, parseFile, parseInteger, parseUrl } from './parse.ts'

export type AiConfig = {
  /** Null: offline phrase templates. */
  engine: OpenAiSettings | null
  /** Root certificates the engine needs besides the usual ones (PEM), or null. */
  certificateFile: string | null
  requestsPerMinute: number
  /** Kopecks a day, or null without a limit. */
  dailyLimit: number | null
  /** Retention of requests and their results. */
  historyDays: number
}

const MAX_KOPECKS = 1_000_000_000

const parseKey = (
  env: Env,
): Pick<OpenAiSettings, 'key' | 'headerStyle' | 'tokenUrl' | 'tokenScope'> => {
  const key = env.AI_KEY ?? ''
  const headerStyle = parseChoice({
    env,
    name: 'AI_HEADER',
    choices: ['bearer', 'api-key', 'gigachat', 'none'],
    fallback: key === '' ? 'none' : 'bearer',
  })
  const tokenUrl = parseUrl({ env, name: 'AI_TOKEN_URL' }) ?? ''
  if (headerStyle !== 'none' && key === '') {
    throw new ConfigError(`С AI_HEADER=${headerStyle} нужна AI_KEY`)
  }
  if (headerStyle === 'gigachat' && tokenUrl === '') {
    throw new ConfigError('С AI_HEADER=gigachat нужна AI_TOKEN_URL: адрес обмена ключа на токен')
  }
  return { key, headerStyle, tokenUrl, tokenScope: env.AI_TOKEN_SCOPE ?? 'GIGACHAT_API_PERS' }
}

const parsePrices = (env: Env) => ({
  inputToken: parseInteger({ env, name: 'AI_PRICE_INPUT', min: 0, max: MAX_KOPECKS, fallback: 0 }),
  outputToken: parseInteger({
    env,
    name: 'AI_PRICE_OUTPUT',
    min: 0,
    max: MAX_KOPECKS,
    fallback: 0,
  }),
})

const parseEngine = (env: Env): OpenAiSettings | null => {
  const baseUrl = parseUrl({ env, name: 'AI_BASE_URL' })
  const model = env.AI_MODEL
  if (baseUrl === null && !model) return null
  if (baseUrl === null || !model)
    throw new ConfigError('AI_BASE_URL и AI_MODEL задаются только вместе')
  const seconds = parseInteger({ env, name: 'AI_TIMEOUT_SECONDS', min: 5, max: 600, fallback: 60 })
  return {
    baseUrl,
    model,
    ...parseKey(env),
    project: env.AI_PROJECT ?? null,
    jsonStyle: parseChoice({
      env,
      name: 'AI_JSON',
      choices: ['schema', 'object', 'text'],
      fallback: 'schema',
    }),
    hasVision:
      parseChoice({ env, name: 'AI_VISION', choices: ['on', 'off'], fallback: 'off' }) === 'on',
    imageModel: env.AI_IMAGE_MODEL ?? null,
    speechModel: env.AI_SPEECH_MODEL ?? null,
    speechVoice: env.AI_SPEECH_VOICE ?? 'alloy',
    transcriptionModel: env.AI_TRANSCRIPTION_MODEL ?? null,
    timeoutMs: seconds * 1000,
    prices: parsePrices(env),
  }
}

export const parseAi = (env: Env): AiConfig => {
  const engine = parseEngine(env)
  const limit = parseInteger({ env, name: 'AI_DAILY_LIMIT', min: 0, max: MAX_KOPECKS, fallback: 0 })
  const dailyLimit = env.AI_DAILY_LIMIT === undefined ? null : limit
  if (dailyLimit !== null && engine && engine.prices.inputToken + engine.prices.outputToken === 0) {
    throw new ConfigError('С AI_DAILY_LIMIT нужны цены: AI_PRICE_INPUT и AI_PRICE_OUTPUT')
  }
  return {
    engine,
    certificateFile: parseFile({ env, name: 'AI_CA_FILE' }),
    dailyLimit,
    historyDays: parseInteger({
      env,
      name: 'AI_HISTORY_DAYS',
      min: 2,
      max: 3650,
      fallback: 180,
    }),
    requestsPerMinute: parseInteger({
      env,
      name: 'AI_REQUESTS_PER_MINUTE',
      min: 1,
      max: 1000,
      fallback: 10,
    }),
  }
}
