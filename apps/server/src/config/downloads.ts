import { type DownloadSource, downloadSource } from '@kadr/contract/downloads'
import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseInteger, parseList } from './parse.ts'

export type DownloadsConfig = {
  /** Sources that are switched on. */
  sources: ReadonlySet<DownloadSource>
  /** A newer yt-dlp than the system's, or null. */
  enginePath: string | null
  /** Bytes a second that all downloads of a process take together; those that become resources are counted apart. */
  bytesPerSecond: number
  /** Where the sources are played; null: the sandbox plays them in this process. */
  playedAt: { port: number; certificateFile: string } | null
}

const MEBIBYTE = 1024 * 1024

/** Downloading endangers our access to the API of YouTube: there its owner switches it on. */
const defaultSources = (isProduction: boolean) =>
  downloadSource.options.filter((source) => !isProduction || source !== 'youtube')

const parseSources = ({ env, isProduction }: { env: Env; isProduction: boolean }) => {
  if (env.DOWNLOADS === undefined) return defaultSources(isProduction)
  if (env.DOWNLOADS === 'off') return []
  return parseList({ env, name: 'DOWNLOADS' }).map((name) => {
    const source = downloadSource.options.find((known) => known === name)
    if (source) return source
    throw new ConfigError(
      `Переменная DOWNLOADS: ожидается off или список из ${downloadSource.options.join(', ')}, получено «${name}»`,
    )
  })
}

const parsePlayedAt = ({ DOWNLOADS_SANDBOX: given }: Env): DownloadsConfig['playedAt'] => {
  if (given === undefined) return null
  const [, port, certificateFile] = /^(\d{1,5}):(\/.+)$/.exec(given) ?? []
  if (port && certificateFile) return { port: Number(port), certificateFile }
  throw new ConfigError(
    `Переменная DOWNLOADS_SANDBOX: ожидается порт и файл сертификата, например 8443:/tmp/sources.pem, получено «${given}»`,
  )
}

export const parseDownloads = (input: { env: Env; isProduction: boolean }): DownloadsConfig => ({
  sources: new Set(parseSources(input)),
  enginePath: input.env.YTDLP_PATH ?? null,
  bytesPerSecond:
    parseInteger({ env: input.env, name: 'DOWNLOADS_SPEED', min: 1, max: 1000, fallback: 20 }) *
    MEBIBYTE,
  playedAt: parsePlayedAt(input.env),
})
