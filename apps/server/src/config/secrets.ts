import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config-error.ts'

export type Secrets = {
  /** A separate 32-byte key for each purpose; the master secret itself is never exposed. */
  derive(purpose: string): Buffer
}

const KEY_BYTES = 32
/** In the data folder. */
export const SECRET_FILE = 'secret.key'

export const createSecrets = (master: Uint8Array): Secrets => {
  const derived = new Map<string, Buffer>()
  return {
    derive(purpose) {
      const key =
        derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', master, 'kadr', purpose, KEY_BYTES))
      derived.set(purpose, key)
      return key
    },
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const readKeyFile = (file: string): Buffer | undefined => {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
    if (key.length === KEY_BYTES) return key
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
  throw new ConfigError(`Файл секрета повреждён: ${file}`)
}

/** Several processes may start at once: link(2) is atomic, so exactly one generated key wins. */
const createKeyFile = (file: string): Buffer => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600 })
  chmodSync(draft, 0o600)
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const key = readKeyFile(file)
  if (!key) throw new ConfigError(`Не удалось создать файл секрета: ${file}`)
  return key
}

/** The secret of SECRET_KEY, or one generated once into the data folder. */
export const loadSecrets = ({
  secretKey,
  dataDir,
}: {
  secretKey: string | null
  dataDir: string
}): Secrets => {
  if (secretKey) return createSecrets(createHash('sha256').update(secretKey).digest())
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, SECRET_FILE)
  return createSecrets(readKeyFile(file) ?? createKeyFile(file))
}
