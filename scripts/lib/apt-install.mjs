import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const apt = (args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 15 * 60_000,
  }).status === 0

const argsOf = (packages) => ['install', '-y', '-q', '--no-install-recommends', ...packages]

export const isDebian = () => existsSync('/etc/debian_version')

/** What to run where it can't be installed from here. */
export const aptCommand = (packages) => `sudo apt-get ${argsOf(packages).join(' ')}`

/** Installs Debian packages as root; elsewhere does nothing. Returns whether apt says that they are installed. */
export const aptInstall = (packages) => {
  if (!isDebian() || process.getuid?.() !== 0) return false
  return apt(argsOf(packages)) || (apt(['update', '-q']) && apt(argsOf(packages)))
}
