import { expect, it } from 'vitest'
import { type Config, loadConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { type Env, readEnv } from './env.ts'
import { withSandboxCredentials } from './sandbox-credentials.ts'
import { createSecrets } from './secrets.ts'

it('works without any variable', () => {
  expect(loadConfig(readEnv({}))).toMatchObject({
    env: 'development',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    isSandbox: true,
    isDemo: true,
    telegram: null,
    signIn: { google: null, vk: null, yandex: null },
    corsOrigins: [],
  } satisfies Partial<Config>)
  expect([...loadConfig({}).roles]).toEqual(['http', 'worker', 'render', 'bot'])
})

it('counts an empty variable as not given', () => {
  expect(loadConfig(readEnv({ PORT: ' ', ROLES: '' })).port).toBe(3000)
})

it('turns the sandbox off in production unless it is switched on', () => {
  const env: Env = { NODE_ENV: 'production', PUBLIC_URL: 'http://kadr.local' }
  expect(loadConfig(env)).toMatchObject({ isSandbox: false, isDemo: false })
  expect(loadConfig({ ...env, SANDBOX: 'on' }).isSandbox).toBe(true)
})

const MISTAKES: [Env, RegExp][] = [
  [{ NODE_ENV: 'prod' }, /NODE_ENV: ожидается одно из/],
  [{ PORT: '70000' }, /PORT: ожидается целое число от 1 до 65535, получено «70000»/],
  [{ PORT: '3e3' }, /PORT/],
  [{ PUBLIC_URL: 'kadr.app' }, /PUBLIC_URL: ожидается адрес/],
  [{ PUBLIC_URL: 'https://kadr.app/app' }, /PUBLIC_URL: ожидается адрес без пути/],
  [{ DATABASE_URL: 'mysql://localhost/kadr' }, /DATABASE_URL: ожидается адрес вида postgres:/],
  [{ OWNER_TELEGRAM_ID: '@anna' }, /OWNER_TELEGRAM_ID: ожидается номер чата/],
  [{ INDEXNOW_KEY: 'ключ' }, /INDEXNOW_KEY: ожидается/],
  [{ MAIL_FROM: 'a@kadr.app' }, /SMTP_URL и MAIL_FROM задаются только вместе/],
  [
    { SMTP_URL: 'https://mail.test', MAIL_FROM: 'a@kadr.app' },
    /SMTP_URL: ожидается адрес вида smtp/,
  ],
  [{ SMTP_URL: 'smtps://mail.test', MAIL_FROM: 'Кадр' }, /MAIL_FROM: ожидается/],
  [{ AI_BASE_URL: 'https://ai.test/v1' }, /AI_BASE_URL и AI_MODEL задаются только вместе/],
  [{ AI_BASE_URL: 'https://ai.test', AI_MODEL: 'm', AI_HEADER: 'api-key' }, /нужна AI_KEY/],
  [
    { AI_BASE_URL: 'https://ai.test', AI_MODEL: 'm', AI_KEY: 'k', AI_HEADER: 'gigachat' },
    /нужна AI_TOKEN_URL/,
  ],
  [
    { AI_BASE_URL: 'https://ai.test', AI_MODEL: 'm', AI_DAILY_LIMIT: '1000' },
    /AI_PRICE_INPUT и AI_PRICE_OUTPUT/,
  ],
  [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY: ожидается off, число прокси от 1 до 9 или их адреса/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
  [{ ROLES: 'http,cook' }, /ROLES: неизвестная роль «cook»/],
  [{ SANDBOX: 'yes' }, /SANDBOX: ожидается on или off/],
  [{ SECRET_KEY: 'short' }, /SECRET_KEY: нужно не меньше 32 символов/],
  [{ NODE_ENV: 'production' }, /В production нужна PUBLIC_URL/],
  [
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://kadr.app',
      THREADS_CLIENT_ID: 'id',
      THREADS_CLIENT_SECRET: 'secret',
    },
    /PUBLIC_URL: сети и платёжные системы обращаются только по https/,
  ],
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'http://kadr.app', TELEGRAM_WEBHOOK: 'on' },
    /PUBLIC_URL: сети и платёжные системы обращаются только по https/,
  ],
  [
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://kadr.app',
      DATABASE_URL: 'postgres://db/kadr',
    },
    /нужна SECRET_KEY/,
  ],
  [{ TELEGRAM_BOT_TOKEN: 'secret' }, /TELEGRAM_BOT_TOKEN/],
  [{ TELEGRAM_BOT_TOKEN: `1:${'a'.repeat(30)}` }, /нужна TELEGRAM_BOT_NAME/],
  [{ GOOGLE_CLIENT_ID: 'id' }, /только вместе/],
  [{ YANDEX_CLIENT_SECRET: 'secret' }, /YANDEX_CLIENT_ID и YANDEX_CLIENT_SECRET/],
  [{ S3_BUCKET: 'files' }, /S3_ACCESS_KEY и S3_SECRET_KEY задаются только вместе/],
  [{ S3_ENDPOINT: 'ceph' }, /S3_ENDPOINT: ожидается адрес/],
  [{ CORS_ORIGINS: 'https://a.app,b' }, /CORS_ORIGINS/],
  [{ API_ORIGINS: 'kadr.app' }, /API_ORIGINS: ожидается вид/],
  [{ API_ORIGINS: 'kadr.app=https://api.kadr.app/v1' }, /API_ORIGINS: ожидается адрес без пути/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ ANALYTICS_PRODUCT_KEY: 'k' }, /Вместе с ANALYTICS_PRODUCT_KEY нужна/],
]

it.each(MISTAKES)('says in one line what is wrong with %o', (env, message) => {
  const load = () => loadConfig(env)
  expect(load).toThrow(ConfigError)
  expect(load).toThrow(message)
  expect(load).not.toThrow(/\n/)
})

it('writes by templates of its own unless an engine is named', () => {
  expect(loadConfig({}).ai).toEqual({
    engine: null,
    certificateFile: null,
    dailyLimit: null,
    historyDays: 180,
    requestsPerMinute: 10,
  })
  const named = { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'qwen3' }
  expect(loadConfig(named).ai.engine).toMatchObject({
    baseUrl: 'http://localhost:11434/v1',
    headerStyle: 'none',
    jsonStyle: 'schema',
    timeoutMs: 60_000,
    hasVision: false,
    imageModel: null,
  })
  expect(loadConfig({ ...named, AI_KEY: 'k' }).ai.engine?.headerStyle).toBe('bearer')
})

it('keeps files in the data folder unless a bucket is named', () => {
  const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
  expect(loadConfig({}).s3).toBeNull()
  expect(loadConfig(keys).s3).toMatchObject({ endpoint: null, isPathStyle: false })
  const own = loadConfig({ ...keys, S3_ENDPOINT: 'http://127.0.0.1:7480/' }).s3
  expect(own).toMatchObject({ endpoint: 'http://127.0.0.1:7480', isPathStyle: true })
})

it('finds sources that are played by another process', () => {
  expect(loadConfig({}).downloads.playedAt).toBeNull()
  expect(loadConfig({ DOWNLOADS_SANDBOX: '8443:/tmp/a.pem' }).downloads.playedAt).toEqual({
    port: 8443,
    certificateFile: '/tmp/a.pem',
  })
  expect(() => loadConfig({ DOWNLOADS_SANDBOX: '8443' })).toThrow(/DOWNLOADS_SANDBOX/)
})

it('never repeats a secret in a message', () => {
  expect(() => loadConfig({ TELEGRAM_BOT_TOKEN: 'hunter2' })).not.toThrow(/hunter2/)
  expect(() => loadConfig({ SECRET_KEY: 'hunter2' })).not.toThrow(/hunter2/)
})

it('gives the sandbox local credentials, the same at every start', () => {
  const secrets = createSecrets(Buffer.alloc(32, 1))
  const fill = (env: Env) => withSandboxCredentials({ config: loadConfig(env), secrets })
  expect(fill({}).telegram?.botName).toBe('kadr_local_bot')
  expect(fill({}).signIn).toMatchObject({
    google: { pageUrl: 'http://localhost:3000/sandbox/google' },
    vk: { pageUrl: 'http://localhost:3000/sandbox/id/vk-id' },
    yandex: { personUrl: 'http://127.0.0.1:3000/sandbox/id/yandex-id/login' },
  })
  expect(fill({ VK_ID_CLIENT_ID: '51' }).signIn.vk).toEqual({
    clientId: '51',
    clientSecret: '',
    pageUrl: 'https://id.vk.ru',
    serverUrl: 'https://id.vk.ru',
    personUrl: 'https://id.vk.ru',
    pictureUrl: 'https://id.vk.ru',
  })
  expect(fill({}).telegram).toEqual(fill({}).telegram)
  expect(fill({ SANDBOX: 'off' })).toMatchObject({
    telegram: null,
    signIn: { google: null, vk: null, yandex: null },
  })
})

it.each([
  ['off', false],
  ['on', 1],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
])('trusts proxies by number or address: %s', (given, expected) => {
  expect(loadConfig({ TRUST_PROXY: given }).trustProxy).toEqual(expected)
})
