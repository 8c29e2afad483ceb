import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { aptCommand, aptInstall } from './lib/apt-install.mjs'
import { isConfinedReady, measurePacked, runBeside, startConfined } from './lib/clean-root.mjs'
import { fail } from './lib/fail.mjs'
import { findNode } from './lib/find-node.mjs'
import { hasProgram } from './lib/find-program.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'
import { playDockerfile } from './lib/play-dockerfile.mjs'

// The image without a container engine: the Dockerfile is played in clean roots of Debian, then its process is started as
// an engine starts it, without network, rights or anything to write to, and has to serve a page and render a reel.
const PACKAGES = ['mmdebstrap', 'iproute2']
const PROGRAMS = ['mmdebstrap', 'unshare', 'nsenter', 'ip']
const LARGEST_MB = 500
const READY_SECONDS = 90
const BOT_TOKEN = '7000000004:walk-0123456789abcdefghijk'

const startedAt = Date.now()
const print = (text) =>
  process.stdout.write(`${Math.round((Date.now() - startedAt) / 1000)} s: ${text}\n`)

/** The sandbox stands for all outside parties: the process sees no network. */
const SANDBOX = {
  SANDBOX: 'on',
  STARTER: 'off',
  DEMO: 'off',
  PUBLIC_URL: 'http://localhost:3000',
  SECRET_KEY: 'image-image-image-image-image-image-image',
  TELEGRAM_BOT_TOKEN: BOT_TOKEN,
  TELEGRAM_BOT_NAME: 'kadr_walk_bot',
  TELEGRAM_API_URL: 'http://127.0.0.1:3000/sandbox/net/telegram/api',
}

const waitUntilReady = async ({ server, image }) => {
  for (let second = 0; second < READY_SECONDS; second += 1) {
    if (server.exitCode !== null) throw new Error(`The process ended: ${server.exitCode}`)
    if (isConfinedReady({ pid: server.pid, folder: image.root, probe: image.probe })) return
    await pause(1000)
  }
  throw new Error(`Not ready within ${READY_SECONDS} s`)
}

const serve = async ({ image, volume }) => {
  const server = startConfined({
    folder: image.root,
    volume,
    user: image.user,
    cwd: image.cwd,
    command: [...image.entry, ...image.command],
    env: { ...image.env, ...SANDBOX },
  })
  try {
    const from = Date.now()
    await waitUntilReady({ server, image })
    print(`ready in ${Math.round((Date.now() - from) / 1000)} s`)
    const walk = join(ROOT, 'bench/support/served-walk.ts')
    runBeside({ pid: server.pid, command: [findNode(), walk, 'http://127.0.0.1:3000'] })
  } finally {
    server.kill('SIGKILL')
  }
}

if (process.getuid?.() !== 0) fail('Нужен root: образ собирается в чистом корне (chroot)')
if (!PROGRAMS.every(hasProgram) && !aptInstall(PACKAGES)) fail(`Нужно: ${aptCommand(PACKAGES)}`)
await ensureInstalled()
const folder = mkdtempSync(join(tmpdir(), 'kadr-image-'))
try {
  const file = join(ROOT, 'deploy/image/Dockerfile')
  const npm = process.env.npm_execpath
  if (!npm?.endsWith('.js')) fail('Запустите так: npm run test:image')
  const image = playDockerfile({ file, folder, node: findNode(), npm, print })
  rmSync(join(folder, 'build'), { recursive: true })
  const megabytes = Math.ceil(measurePacked(image.root) / 1_000_000)
  print(`${megabytes} MB packed by gzip, as a registry keeps it`)
  if (megabytes > LARGEST_MB) throw new Error(`More than ${LARGEST_MB} MB`)
  await serve({ image, volume: join(folder, 'data') })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
