import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { hashFiles } from './hash-files.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { isStamped, stamp } from './stamp.mjs'

const STEP = 'n8n'
const MANIFEST = join(ROOT, 'integrations/n8n/tool')
const FILES = ['package.json', 'package-lock.json']
export const N8N = join(ROOT, '.cache/n8n')
export const N8N_TOOL = join(N8N, 'node_modules/@n8n/node-cli/bin/n8n-node.mjs')

/** The tool of n8n, with its own lockfile, separate from our packages. */
export const ensureN8n = async () => {
  const hash = hashFiles({
    paths: FILES.map((name) => join(MANIFEST, name)),
    extra: process.version,
  })
  if (isStamped({ step: STEP, hash }) && existsSync(N8N_TOOL)) return
  const npm = process.env.npm_execpath
  if (!npm?.endsWith('.js')) fail('Запустите через npm: npm run test:n8n')
  process.stdout.write('Ставим инструмент n8n (один раз, около минуты)…\n')
  mkdirSync(N8N, { recursive: true })
  for (const name of FILES) copyFileSync(join(MANIFEST, name), join(N8N, name))
  // Peers of its hundreds of optional packages are not needed to build and lint.
  const install = ['ci', '--prefix', N8N, '--ignore-scripts', '--legacy-peer-deps', '--no-audit']
  const args = [npm, ...install, '--no-fund', '--loglevel=error']
  if ((await run({ command: process.execPath, args })) !== 0) {
    fail('Инструмент n8n не установился: сообщение npm выше')
  }
  stamp({ step: STEP, hash })
}
