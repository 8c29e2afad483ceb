import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { findNode } from './find-node.mjs'
import { hashFiles } from './hash-files.mjs'
import { ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { isStamped, stamp } from './stamp.mjs'
import { listWebSources } from './web-sources.mjs'

const STEP = 'built'
const ENTRY = 'apps/web/dist/server/entry-server.js'

/** Rebuilds when the hash of the sources differs from the last build's. */
export const ensureBuilt = async ({ isForced = false } = {}) => {
  const paths = listWebSources().map((path) => join(ROOT, path))
  const hash = hashFiles({ paths })
  if (!isForced && existsSync(join(ROOT, ENTRY)) && isStamped({ step: STEP, hash })) return
  process.stdout.write('Собираем сайт…\n')
  const code = await run({
    command: findNode(),
    args: [join(ROOT, 'apps/web/scripts/build.ts')],
    env: { NODE_ENV: 'production' },
    quiet: !isForced,
  })
  if (code !== 0) fail('Сайт не собрался: сообщение выше')
  stamp({ step: STEP, hash })
}
