import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Config } from '../../config/storage.ts'

const CONNECT_MS = 5000
/** Without a deadline a request to a store that is gone without a word would wait for ever. */
const SILENCE_MS = 60_000

/**
 * Checksums only where required: with the SDK's defaults a streamed body carries a trailer that several S3-compatible
 * servers refuse or store as content.
 */
export const s3ClientConfig = (config: S3Config, silenceMs = SILENCE_MS): S3ClientConfig => ({
  region: config.region,
  requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
  forcePathStyle: config.isPathStyle,
  ...(config.endpoint && { endpoint: config.endpoint }),
  credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
})
