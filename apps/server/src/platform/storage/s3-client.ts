import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Config } from '../../config/storage.ts'

/**
 * Checksums only where required: with the SDK's defaults a streamed body carries a trailer that several S3-compatible
 * servers refuse or store as content.
 */
export const s3ClientConfig = (config: S3Config): S3ClientConfig => ({
  region: config.region,
  forcePathStyle: config.isPathStyle,
  ...(config.endpoint && { endpoint: config.endpoint }),
  credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
})
