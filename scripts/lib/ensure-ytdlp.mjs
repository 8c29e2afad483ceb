import { aptCommand, aptInstall, isDebian } from './apt-install.mjs'
import { hasProgram } from './find-program.mjs'

const PACKAGES = ['yt-dlp']

const hasYtdlp = () => hasProgram(process.env.YTDLP_PATH || 'yt-dlp')

const howTo = () => {
  if (process.platform === 'darwin') return 'brew install yt-dlp'
  return isDebian() ? aptCommand(PACKAGES) : 'установите yt-dlp из пакетов вашей системы'
}

/** The engine of the free downloaders. Not fatal: everything else works without it. */
export const ensureYtdlp = () => {
  if (hasYtdlp()) return true
  process.stdout.write('Ставим yt-dlp…\n')
  if (aptInstall(PACKAGES) && hasYtdlp()) return true
  process.stdout.write(
    `Без yt-dlp не работает скачивание по ссылке. Чтобы поставить: npm run downloads -- update или ${howTo()}\n`,
  )
  return false
}
