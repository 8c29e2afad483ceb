import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'

// The headless shell has no windows to draw: the browser tests take half the CPU time with it.
const PACKAGE = 'chromium-headless-shell'

const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && isExecutable(path))

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * The path of a Chromium; installed if missing on Debian as root. Otherwise throws a message with the command to
 * run.
 */
export const ensureChromium = () => {
  const found = findChromium()
  if (found) return found

  const isDebian = existsSync('/etc/debian_version')
  if (isDebian && process.getuid?.() === 0) {
    console.log('Chromium is missing: installing it with apt-get')
    if (run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', PACKAGE])) {
      const installed = findChromium()
      if (installed) return installed
    }
  }
  throw new Error(
    isDebian
      ? `Chromium is missing. Run: sudo apt-get update && sudo apt-get install -y ${PACKAGE}`
      : 'Chromium is missing. Install it, or set CHROMIUM_PATH to its program.',
  )
}
