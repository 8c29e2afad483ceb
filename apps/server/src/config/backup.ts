import { resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseInteger, parseUrl } from './parse.ts'
import { parseS3, type S3Config } from './storage.ts'

export type BackupConfig = {
  /** Null: the commands ask for it. */
  to: { kind: 'folder'; path: string } | { kind: 'bucket'; s3: S3Config } | null
  /** Copies are sealed with it; null leaves them readable. */
  key: Buffer | null
  /** How many copies are kept. */
  keep: number
}

const KEY_BYTES = 32

const parseKey = ({ BACKUP_KEY: text }: Env): Buffer | null => {
  if (text === undefined) return null
  const key = Buffer.from(text, 'base64')
  if (key.length === KEY_BYTES) return key
  throw new ConfigError(
    `Переменная BACKUP_KEY: нужно ${KEY_BYTES} байта в base64 (openssl rand -base64 32)`,
  )
}

/** Where a variable of the backup's bucket is not given, that of the files' bucket counts. */
const parseBucket = (env: Env, bucket: string): S3Config => {
  const own = {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: env.BACKUP_S3_ACCESS_KEY ?? env.S3_ACCESS_KEY,
    S3_SECRET_KEY: env.BACKUP_S3_SECRET_KEY ?? env.S3_SECRET_KEY,
    S3_REGION: env.BACKUP_S3_REGION ?? env.S3_REGION,
    S3_FORCE_PATH_STYLE: env.S3_FORCE_PATH_STYLE,
    S3_ENDPOINT: parseUrl({ env, name: 'BACKUP_S3_ENDPOINT' }) ?? env.S3_ENDPOINT,
  }
  const given = Object.entries(own).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const s3 = parseS3(Object.fromEntries(given))
  const files = parseS3(env)
  if (s3 === null) throw new ConfigError('Переменная BACKUP_TO: не указан бакет')
  if (files?.bucket === s3.bucket && files.endpoint === s3.endpoint) {
    throw new ConfigError('Переменная BACKUP_TO: копиям нужен другой бакет, не тот, где файлы')
  }
  return s3
}

const parseTo = (env: Env, root: string): BackupConfig['to'] => {
  const to = env.BACKUP_TO
  if (to === undefined) return null
  const [, bucket] = /^s3:\/\/([a-z\d][a-z\d.-]+)\/?$/.exec(to) ?? []
  if (bucket) return { kind: 'bucket', s3: parseBucket(env, bucket) }
  if (/^[a-z\d]+:\/\//i.test(to)) {
    throw new ConfigError(`Переменная BACKUP_TO: ожидается папка или s3://бакет, получено «${to}»`)
  }
  return { kind: 'folder', path: resolve(root, to) }
}

export const parseBackup = ({ env, root }: { env: Env; root: string }): BackupConfig => ({
  to: parseTo(env, root),
  key: parseKey(env),
  keep: parseInteger({ env, name: 'BACKUP_KEEP', min: 1, max: 1000, fallback: 14 }),
})
