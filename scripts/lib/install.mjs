import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { hashFiles } from './hash-files.mjs'
import { isLockfileInstalled } from './installed-packages.mjs'
import { MODULES, ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { isStamped, stamp } from './stamp.mjs'

const STEP = 'installed'

export const ensureInstalled = async () => {
  const hash = hashFiles({ paths: [join(ROOT, 'package-lock.json')], extra: process.platform })
  if (isStamped({ step: STEP, hash })) return
  // npm may have been run already.
  if (isLockfileInstalled()) return stamp({ step: STEP, hash })
  process.stdout.write('Устанавливаем зависимости (один раз, около двух минут)…\n')
  const npm = process.env.npm_execpath
  // `npm ci` installs anew what is there already, and deletes the caches in it.
  const how = existsSync(MODULES) ? ['install', '--no-save'] : ['ci']
  const args = [...how, '--no-audit', '--no-fund', '--loglevel=error']
  const code = npm?.endsWith('.js')
    ? await run({ command: process.execPath, args: [npm, ...args] })
    : await run({ command: 'npm', args, shell: process.platform === 'win32' })
  if (code !== 0) fail('Зависимости не установились: сообщение npm выше')
  stamp({ step: STEP, hash })
}
