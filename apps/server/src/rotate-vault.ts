import { loadConfig } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { readEnv } from './config/env.ts'
import { loadSecrets } from './config/secrets.ts'
import { vaultKeysOf } from './config/vault-keys.ts'
import { migrateDatabase } from './db/migrator.ts'
import { resealAll } from './platform/crypto/reseal.ts'
import { createVault } from './platform/crypto/vault.ts'
import { createClosers, openStore } from './platform/process/open-store.ts'
import { createLog } from './platform/telemetry/log.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)
const closers = createClosers((error) => print(`Ошибка при остановке: ${error}`))

const rotate = async () => {
  const config = loadConfig(readEnv())
  const secrets = loadSecrets(config)
  const vault = createVault(vaultKeysOf({ given: config.vaultKeys, secrets }))
  const log = createLog({ config })
  const { database } = await openStore({ config, log, closers, mayShare: true })
  await migrateDatabase({ pool: database.pool })
  const { resealed, unreadable } = await resealAll({ db: database.db, vault })
  print(`Перешифровано новым ключом: ${resealed}`)
  if (unreadable === 0) return
  print(`Не прочитано: ${unreadable}. Добавьте их ключи в VAULT_KEYS и повторите`)
  process.exitCode = 1
}

try {
  await rotate()
} catch (error) {
  const isMendable = error instanceof ConfigError
  process.stderr.write(
    `${isMendable ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exitCode = 1
} finally {
  await closers.closeAll()
}
