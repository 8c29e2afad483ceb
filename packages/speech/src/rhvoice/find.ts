import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Voice } from '../speech-engine.ts'
import type { VOICE_NOTICES } from './notices.ts'

const LIBRARY = 'libRHVoice.so.5'
const DATA_PATHS = ['/usr/share/RHVoice', '/usr/local/share/RHVoice']

/** Only voices whose licence allows commercial use; other voices of the package forbid it. */
const VOICES: readonly (Voice & { key: keyof typeof VOICE_NOTICES })[] = [
  { key: 'rhvoice/anna', name: 'Анна', gender: 'female' },
  { key: 'rhvoice/aleksandr-hq', name: 'Александр', gender: 'male' },
  { key: 'rhvoice/elena', name: 'Елена', gender: 'female' },
  { key: 'rhvoice/irina', name: 'Ирина', gender: 'female' },
  { key: 'rhvoice/aleksandr', name: 'Александр, спокойный', gender: 'male' },
]

const foldersOf = (parent: string): string[] =>
  existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : []

const findLibrary = (): string | undefined =>
  [
    '/usr/lib',
    ...foldersOf('/usr/lib').filter((path) => path.includes('-linux-')),
    '/usr/local/lib',
  ]
    .map((folder) => join(folder, LIBRARY))
    .find((path) => existsSync(path))

export type InstalledEngine = { library: string; dataPath: string; voices: Voice[] }

/**
 * The installed engine; searched on each call, because it may be installed while the server runs.
 */
export const findRhvoice = (): InstalledEngine | undefined => {
  const library = findLibrary()
  const dataPath = DATA_PATHS.find((path) => existsSync(join(path, 'languages', 'Russian')))
  if (!library || !dataPath) return undefined
  const present = new Set(readdirSync(join(dataPath, 'voices')))
  const voices = VOICES.filter(({ key }) => present.has(key.slice(key.indexOf('/') + 1)))
  return voices.length > 0 ? { library, dataPath, voices } : undefined
}
