import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseSwitch, parseUrl } from './parse.ts'

export type S3Config = {
  /** Null for Amazon S3. */
  endpoint: string | null
  bucket: string
  region: string
  accessKey: string
  secretKey: string
  /** The bucket is in the URL's path, not in its host name. */
  isPathStyle: boolean
}

/** S3 when a bucket is configured, else the data folder. */
export const parseS3 = (env: Env): S3Config | null => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  const endpoint = parseUrl({ env, name: 'S3_ENDPOINT' })
  if (!bucket && !accessKey && !secretKey && !endpoint) return null
  if (!bucket || !accessKey || !secretKey) {
    throw new ConfigError('S3_BUCKET, S3_ACCESS_KEY и S3_SECRET_KEY задаются только вместе')
  }
  return {
    endpoint,
    bucket,
    region: env.S3_REGION ?? 'us-east-1',
    accessKey,
    secretKey,
    isPathStyle: parseSwitch({ env, name: 'S3_FORCE_PATH_STYLE', fallback: endpoint !== null }),
  }
}
