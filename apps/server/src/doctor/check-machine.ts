import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { canRunScripts, type EngineFault, lookForEngine } from '@kadr/downloads'
import { checkModel, MODELS } from '@kadr/footage'
import { createRhvoice } from '@kadr/speech'
import type { Config } from '../config/config.ts'
import { findMediaTools } from '../platform/media/media-tools.ts'
import { engineLocationOf } from '../platform/outside/downloads/engine-location.ts'
import { type Finding, finding } from './finding.ts'

const GIGABYTE = 1_000_000_000
const LITTLE_BYTES = GIGABYTE
const FEW_BYTES = 5 * GIGABYTE
const SKEW_WARNING_MS = 5000
const SKEW_ERROR_MS = 60_000
const TIMEOUT_MS = 10_000

const checkPrograms = ({ programPath, dataDir }: Config): Finding[] => {
  const tempDir = join(dataDir, 'tmp')
  const cacheDir = join(dataDir, 'cache')
  const { isAvailable, heicDecoder } = findMediaTools({ tempDir, cacheDir, path: programPath })
  return [
    isAvailable
      ? finding('ok', 'ffmpeg', 'установлен.')
      : finding('error', 'ffmpeg', 'не найден: видео и звук не обработать. Установите ffmpeg.'),
    heicDecoder
      ? finding('ok', 'heif-convert', 'установлен.')
      : finding(
          'warning',
          'heif-convert',
          'не найден: фото с iPhone не прочитать. Установите libheif.',
        ),
  ]
}

const checkVoices = ({ dataDir }: Config): Finding => {
  const voices = createRhvoice({ tempDir: join(dataDir, 'tmp') }).listVoices()
  return voices.length > 0
    ? finding('ok', 'Голоса', `${voices.length} без интернета.`)
    : finding(
        'warning',
        'Голоса',
        'не установлены: озвучить текст нечем. Установите librhvoice5 и rhvoice-russian.',
      )
}

const INSTALL_MODEL = 'npm run speech:model'

/** Without a model videos are cut by their pauses, and words are pasted or heard by an engine of AI. */
const checkRecognition = async ({ recognition }: Config): Promise<Finding> => {
  const subject = 'Распознавание речи'
  const [model] = MODELS
  if (!model) return finding('ok', subject, 'не нужно.')
  const state = await checkModel(recognition.modelDir, model)
  if (state === 'ready') return finding('ok', subject, `модель ${model.name} на месте.`)
  return state === 'missing'
    ? finding('info', subject, `модели ${model.name} нет. Поставить: ${INSTALL_MODEL}`)
    : finding(
        'warning',
        subject,
        `файлы модели ${model.name} повреждены. Поставить заново: ${INSTALL_MODEL}`,
      )
}

const UPDATE = 'npm run downloads -- update'

const ENGINE_FAULTS: Readonly<Record<EngineFault, string>> = {
  absent: `не найден: скачивание по ссылке не работает. Поставить: ${UPDATE}`,
  'no-python':
    'не запускается: нет Python. Скачивание по ссылке не работает. Установите python3 (3.10 или новее).',
  broken: `не запускается: скачивание по ссылке не работает. Обновить: ${UPDATE}`,
}

const checkDownloads = async (config: Config, now: Date): Promise<Finding> => {
  const { downloads, programPath: path } = config
  const subject = 'yt-dlp'
  if (downloads.sources.size === 0) return finding('ok', subject, 'не нужен: скачивание выключено.')
  const search = await lookForEngine(engineLocationOf(config, now))
  if (!search.engine) return finding('warning', subject, ENGINE_FAULTS[search.fault])
  const { version, isOld, runtime } = search.engine
  if (isOld) {
    const cause = `версия ${version}: старше трёх месяцев, сети часто меняются. Обновить: ${UPDATE}`
    return finding('warning', subject, cause)
  }
  const hasScripts = runtime !== null && (await canRunScripts({ runtime, path }))
  return hasScripts
    ? finding('ok', subject, `версия ${version}.`)
    : finding(
        'warning',
        subject,
        `версия ${version}: JavaScript выполнить нечем, YouTube не откроется. Node не запускается в отведённой памяти.`,
      )
}

/** The data folder may not exist yet: its nearest parent lies on the same disk. */
const nearestFolder = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path))

const checkDisk = async ({ dataDir }: Config): Promise<Finding> => {
  const { bavail, bsize } = await statfs(nearestFolder(dataDir))
  const free = bavail * bsize
  const shown = `свободно ${(free / GIGABYTE).toFixed(1).replace('.', ',')} ГБ в ${dataDir}`
  if (free < LITTLE_BYTES)
    return finding('error', 'Диск', `${shown}: этого мало, освободите место.`)
  return free < FEW_BYTES
    ? finding('warning', 'Диск', `${shown}: скоро не хватит.`)
    : finding('ok', 'Диск', `${shown}.`)
}

type Clocks = { fetch: typeof globalThis.fetch; now(): Date; urls: readonly string[] }

/** The clock of a server that is known to be right, from the header of any reply of it. */
const readForeignTime = async ({ fetch, urls }: Clocks): Promise<Date | undefined> => {
  for (const url of urls) {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const { headers } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal })
      const date = headers.get('date')
      if (date) return new Date(date)
    } catch {
      // The next server may answer.
    }
  }
  return undefined
}

const checkClock = async (clocks: Clocks): Promise<Finding> => {
  const foreign = await readForeignTime(clocks)
  if (!foreign) return finding('warning', 'Часы', 'сравнить не с чем: интернет не отвечает.')
  // The header has whole seconds.
  const skew = Math.max(0, Math.abs(clocks.now().getTime() - foreign.getTime()) - 1000)
  const shown = `расходятся с чужими на ${Math.round(skew / 1000)} с`
  if (skew > SKEW_ERROR_MS) {
    return finding('error', 'Часы', `${shown}: вход и подписи не сработают. Включите NTP.`)
  }
  return skew > SKEW_WARNING_MS
    ? finding('warning', 'Часы', `${shown}. Включите NTP.`)
    : finding('ok', 'Часы', 'идут верно.')
}

/** Programs, voices, the engine of downloads, disk and clock of this machine. */
export const checkMachine = async ({
  config,
  ...clocks
}: Clocks & { config: Config }): Promise<Finding[]> => [
  ...checkPrograms(config),
  checkVoices(config),
  await checkRecognition(config),
  await checkDownloads(config, clocks.now()),
  await checkDisk(config),
  await checkClock(clocks),
]
