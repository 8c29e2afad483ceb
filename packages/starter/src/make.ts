import { spawnSync } from 'node:child_process'
import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { makePack } from './make-pack.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    ffmpeg: { type: 'string', default: 'ffmpeg' },
    /** Scheduling priority, 0 to 19. */
    nice: { type: 'string', default: '0' },
    /** Exits when its stdin is closed by the parent. */
    tied: { type: 'boolean', default: false },
  },
})
setPriority(Number(values.nice))
if (values.tied) {
  const isParentGone = () => process.exit(1)
  new Socket({ fd: 0 }).once('close', isParentGone).resume().unref()
}
if (!values.out) {
  process.stderr.write('Укажите папку: node packages/starter/src/make.ts --out ПАПКА\n')
  process.exit(1)
}
const hasFfmpeg = spawnSync(values.ffmpeg, ['-version'], { stdio: 'ignore' }).status === 0
if (!hasFfmpeg) process.stdout.write('ffmpeg не найден: ролики пропущены, звук остаётся в WAV\n')
const count = await makePack({
  folder: values.out,
  ffmpeg: hasFfmpeg ? values.ffmpeg : null,
  onMade: (key) => process.stdout.write(`${key}\n`),
})
process.stdout.write(`Готово: ${count}\n`)
