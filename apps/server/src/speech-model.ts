import { installModel, MODELS, ModelUnavailableError } from '@kadr/footage'
import { loadConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'

/** `npm run speech:model [-- --from <folder>]`: puts the model that hears speech on this machine. */
const { recognition } = loadConfig(readEnv())
const at = process.argv.indexOf('--from')
const from = at > 0 ? (process.argv[at + 1] ?? null) : null
const [model] = MODELS
const say = (line: string) => process.stdout.write(`${line}\n`)

if (model)
  try {
    await installModel({
      model,
      modelDir: recognition.modelDir,
      mirrors: recognition.mirrors,
      from,
      fetch,
      say,
    })
    say(`${model.name} установлена: ${recognition.modelDir}`)
  } catch (error) {
    if (!(error instanceof ModelUnavailableError)) throw error
    const hint = from
      ? `В папке ${from} нет файла ${error.message} с нужной контрольной суммой.`
      : `Файл ${error.message} не скачался. Укажите свой адрес в SPEECH_MODEL_MIRRORS или папку с файлами: npm run speech:model -- --from <папка>`
    process.stderr.write(`${hint}\n`)
    process.exitCode = 1
  }
