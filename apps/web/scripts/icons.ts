/**
 * Renders the icons and the share picture of public/ from icon.svg and pictures/share.html with Chromium: `node
 * apps/web/scripts/icons.ts [path of chromium]`. The results are committed.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const chromium = process.argv[2] ?? 'chromium'
const icons = path.join(import.meta.dirname, '../public/icons')
const work = await mkdtemp(path.join(tmpdir(), 'kadr-icons-'))

const shoot = ({
  page,
  to,
  width,
  height,
}: Record<'page' | 'to', string> & Record<'width' | 'height', number>) =>
  run(chromium, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--allow-file-access-from-files',
    '--default-background-color=00000000',
    '--virtual-time-budget=2000',
    `--user-data-dir=${path.join(work, 'profile')}`,
    `--window-size=${width},${height}`,
    `--screenshot=${to}`,
    `file://${page}`,
  ])

/** An icon fills its square; a maskable one needs a background and a safe margin. */
const drawIcon = async ({
  name,
  size,
  isMaskable,
}: {
  name: string
  size: number
  isMaskable: boolean
}) => {
  const page = path.join(work, `${name}.html`)
  const image = isMaskable ? 'width:80%;margin:10%' : 'width:100%'
  const ground = isMaskable ? '#2f4bff' : 'transparent'
  await writeFile(
    page,
    `<body style="margin:0;width:${size}px;background:${ground}"><img style="display:block;${image}" src="${path.join(icons, 'icon.svg')}">`,
  )
  await shoot({ page, to: path.join(icons, `${name}.png`), width: size, height: size })
}

/** Wraps one 32×32 PNG into an .ico file. */
const toIco = (png: Buffer) => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

await drawIcon({ name: 'icon-192', size: 192, isMaskable: false })
await drawIcon({ name: 'icon-512', size: 512, isMaskable: false })
await drawIcon({ name: 'icon-maskable-512', size: 512, isMaskable: true })
await drawIcon({ name: 'apple-touch-icon', size: 180, isMaskable: true })
await drawIcon({ name: 'icon-32', size: 32, isMaskable: false })
const small = path.join(icons, 'icon-32.png')
await writeFile(path.join(icons, '../favicon.ico'), toIco(await readFile(small)))
await rm(small)
await shoot({
  page: path.join(import.meta.dirname, 'pictures/share.html'),
  to: path.join(icons, 'share.png'),
  width: 1200,
  height: 630,
})
await rm(work, { recursive: true, force: true })
