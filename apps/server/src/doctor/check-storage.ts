import { HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { Config } from '../config/config.ts'
import type { S3Config } from '../config/storage.ts'
import { s3ClientConfig } from '../platform/storage/s3-client.ts'
import { type Finding, finding, type Level } from './finding.ts'

const TIMEOUT_MS = 10_000

/** The names of the variables differ: copies may lie in a bucket of their own. */
type Place = { subject: string; prefix: 'S3_' | 'BACKUP_S3_'; level: Level; s3: S3Config }

const describeTrouble = ({ prefix, s3 }: Place, error: unknown): string => {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  const where = s3.endpoint ?? 'Amazon S3'
  switch (status) {
    case 404:
      return `на ${where} нет бакета ${s3.bucket}. Создайте его или исправьте имя.`
    case 401:
    case 403:
      return `${where} не пускает в бакет ${s3.bucket}. Проверьте ${prefix}ACCESS_KEY, ${prefix}SECRET_KEY и права ключа.`
    case 301:
    case 307:
      return `бакет ${s3.bucket} в другом регионе. Задайте ${prefix}REGION.`
    case undefined:
      return `${where} не отвечает. Проверьте ${prefix}ENDPOINT и сеть.`
    default:
      return `${where} отвечает ${status} о бакете ${s3.bucket}. Проверьте настройки ${prefix}….`
  }
}

/** Asks about the bucket and writes nothing into it. */
const checkBucket = async (place: Place): Promise<Finding> => {
  const { subject, level, s3 } = place
  const client = new S3Client({ ...s3ClientConfig(s3), maxAttempts: 1 })
  try {
    const abortSignal = AbortSignal.timeout(TIMEOUT_MS)
    await client.send(new HeadBucketCommand({ Bucket: s3.bucket }), { abortSignal })
    return finding('ok', subject, `бакет ${s3.bucket} доступен.`)
  } catch (error) {
    return finding(level, subject, describeTrouble(place, error))
  } finally {
    client.destroy()
  }
}

const checkCopies = async ({ backup: { to }, env }: Config): Promise<Finding> => {
  const subject = 'Копии'
  if (to?.kind === 'bucket') {
    return checkBucket({ subject, prefix: 'BACKUP_S3_', level: 'warning', s3: to.s3 })
  }
  if (to) return finding('ok', subject, `складываются в ${to.path}.`)
  const text = 'BACKUP_TO не задан: после поломки диска восстанавливать будет не из чего.'
  return finding(env === 'production' ? 'warning' : 'info', subject, text)
}

/** Where files of people and copies of the installation lie. */
export const checkStorage = async (config: Config): Promise<Finding[]> => [
  config.s3
    ? await checkBucket({ subject: 'Файлы', prefix: 'S3_', level: 'error', s3: config.s3 })
    : finding('info', 'Файлы', `лежат в ${config.dataDir}.`),
  await checkCopies(config),
]
