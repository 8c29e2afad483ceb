import { loadConfig } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { readEnv } from './config/env.ts'
import { formatFinding, formatSummary, hasErrors } from './doctor/finding.ts'
import { runDoctor } from './doctor/run-doctor.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

const examine = async () => {
  const findings = await runDoctor({
    config: loadConfig(readEnv()),
    fetch: globalThis.fetch,
    now: () => new Date(),
  })
  for (const found of findings) print(formatFinding(found))
  print('')
  print(formatSummary(findings))
  if (hasErrors(findings)) process.exitCode = 1
}

try {
  await examine()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  print(`✗ Настройки: ${error.message}`)
  process.exitCode = 1
}
