import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { loadSecrets, SECRET_FILE } from '../config/secrets.ts'
import { BackupError } from './backup-error.ts'
import type { Installation } from './make-copy.ts'
import type { Manifest } from './manifest.ts'

type Keys = Pick<Config, 'secretKey' | 'dataDir' | 'vaultKeys' | 'backup'>

const printOf = (config: Keys) => loadSecrets(config).derive('backup-print').toString('hex')

/** What a copy says about the keys of its installation. A generated secret is in it only when the copy is sealed. */
export const describeSecret = (config: Keys): Installation['secret'] => {
  const print = printOf(config)
  const isKept = config.secretKey === null && config.backup.key !== null
  const file = isKept ? readFileSync(join(config.dataDir, SECRET_FILE), 'utf8').trim() : null
  return { print, file, vaultKeys: config.vaultKeys.map(({ id }) => id) }
}

/** Sees to it that what the copy has sealed can be opened here; a generated secret comes out of a sealed copy. */
export const adoptSecret = ({
  config,
  manifest,
  isNewAccepted,
}: {
  config: Keys
  manifest: Manifest
  /** People then connect their accounts anew and sign in again. */
  isNewAccepted: boolean
}): void => {
  const file = join(config.dataDir, SECRET_FILE)
  if (config.secretKey === null && manifest.secretFile !== null && !existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true })
    writeFileSync(file, manifest.secretFile, { mode: 0o600 })
  }
  if (isNewAccepted) return
  const missing = manifest.vaultKeys.filter((id) => !config.vaultKeys.some((key) => key.id === id))
  if (missing.length > 0) {
    throw new BackupError(
      `В VAULT_KEYS нет ключей ${missing.join(', ')}: токены из копии не открыть`,
    )
  }
  const isKnown = config.secretKey !== null || existsSync(file)
  if (isKnown && printOf(config) === manifest.secretPrint) return
  throw new BackupError(
    `Секрет установки другой, токены и сессии из копии не открыть. Верните прежний SECRET_KEY или файл ${file}. Если он потерян: --new-secret, аккаунты придётся подключить заново`,
  )
}
