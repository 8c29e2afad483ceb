import { aptCommand, aptInstall, isDebian } from './apt-install.mjs'
import { hasProgram } from './find-program.mjs'

/** libheif's tools decode iPhone photos, which ffmpeg and sharp can't. */
const PACKAGES = ['ffmpeg', 'libheif-examples']

const hasFfmpeg = () => hasProgram('ffmpeg') && hasProgram('ffprobe')

const howTo = () => {
  if (process.platform === 'darwin') return 'brew install ffmpeg libheif'
  return isDebian() ? aptCommand(PACKAGES) : 'установите ffmpeg из пакетов вашей системы'
}

/**
 * Installs ffmpeg on Debian as root; elsewhere prints the command to run. Not fatal: everything but video and
 * sound works without it.
 */
export const ensureFfmpeg = () => {
  if (hasFfmpeg()) return true
  process.stdout.write('Ставим ffmpeg…\n')
  if (aptInstall(PACKAGES) && hasFfmpeg()) return true
  process.stdout.write(`Без ffmpeg видео и звук не обрабатываются. Чтобы поставить: ${howTo()}\n`)
  return false
}
