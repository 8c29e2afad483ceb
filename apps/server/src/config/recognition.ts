import { join, resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseList } from './parse.ts'

export type RecognitionConfig = {
  /** Where models that hear speech lie, a folder for each. */
  modelDir: string
  /** Addresses of folders with the files of a model, asked before its own. */
  mirrors: readonly string[]
}

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:/u.test(text)

export const parseRecognition = ({
  env,
  root,
  dataDir,
}: {
  env: Env
  /** Relative paths start here. */
  root: string
  dataDir: string
}): RecognitionConfig => {
  const mirrors = parseList({ env, name: 'SPEECH_MODEL_MIRRORS' })
  const wrong = mirrors.find((mirror) => !isAddress(mirror))
  if (wrong) throw new ConfigError(`SPEECH_MODEL_MIRRORS: «${wrong}» не похоже на адрес папки`)
  const own = env.SPEECH_MODEL_DIR
  return { modelDir: own ? resolve(root, own) : join(dataDir, 'models'), mirrors }
}
