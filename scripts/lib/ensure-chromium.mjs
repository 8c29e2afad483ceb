import { existsSync } from 'node:fs'
import { aptCommand, aptInstall, isDebian } from './apt-install.mjs'

/**
 * The headless shell has no windows to draw: the browser tests take half the CPU time with it. Pages are drawn in
 * Liberation Sans until Onest is fetched, and Lighthouse measures how far the texts move then.
 */
const BROWSER = 'chromium-headless-shell'
const FONT = 'fonts-liberation'
const FONT_FOLDERS = ['liberation', 'liberation2'].map(
  (name) => `/usr/share/fonts/truetype/${name}`,
)

const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && existsSync(path))

const hasFont = () => !isDebian() || FONT_FOLDERS.some((folder) => existsSync(folder))

/**
 * The path of a Chromium; installed with its font if missing on Debian as root. Otherwise throws a message with the
 * command to run.
 */
export const ensureChromium = () => {
  const missing = [...(findChromium() ? [] : [BROWSER]), ...(hasFont() ? [] : [FONT])]
  if (missing.length > 0) {
    process.stdout.write('Ставим Chromium…\n')
    aptInstall(missing)
  }
  const found = findChromium()
  if (found) return found
  throw new Error(
    isDebian()
      ? `Нет Chromium. Чтобы поставить: ${aptCommand([BROWSER, FONT])}`
      : 'Нет Chromium: установите его или назовите его программу в CHROMIUM_PATH',
  )
}
