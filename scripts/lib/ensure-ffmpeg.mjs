import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** libheif's tools decode iPhone photos, which ffmpeg and sharp can't. */
const PACKAGES = ['ffmpeg', 'libheif-examples']
const APT = ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES]

const answers = (program) => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0

const hasFfmpeg = () => answers('ffmpeg') && answers('ffprobe')

const apt = (args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 10 * 60_000,
  }).status === 0

const howTo = () => {
  if (process.platform === 'darwin') return 'brew install ffmpeg libheif'
  if (existsSync('/etc/debian_version')) return `sudo apt-get ${APT.join(' ')}`
  return 'установите ffmpeg из пакетов вашей системы'
}

/**
 * Installs ffmpeg on Debian as root; elsewhere prints the command to run. Not fatal: everything but video and
 * sound works without it.
 */
export const ensureFfmpeg = () => {
  if (hasFfmpeg()) return true
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    process.stdout.write('Ставим ffmpeg…\n')
    if ((apt(APT) || (apt(['update', '-q']) && apt(APT))) && hasFfmpeg()) return true
  }
  process.stdout.write(`Без ffmpeg видео и звук не обрабатываются. Чтобы поставить: ${howTo()}\n`)
  return false
}
