import { type DownloadSource, downloadSource } from '@kadr/contract/site/downloads'
import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseInteger, parseList, parseSwitch, parseUrl } from './parse.ts'

export type DownloadsConfig = {
  /** Sources that are switched on. */
  sources: ReadonlySet<DownloadSource>
  /** The yt-dlp to use instead of all others, or null. */
  enginePath: string | null
  /** Releases of yt-dlp: the file and its sums. */
  releasesUrl: string
  /** Whether the newest release is fetched every week. */
  isUpdatedWeekly: boolean
  /**
   * Bandwidth limit of all downloads of a process, in bytes per second; downloads saved as resources are counted
   * separately.
   */
  bytesPerSecond: number
  /** The server that plays the sources; null: the sandbox plays them in this process. */
  playedAt: { port: number; certificateFile: string } | null
}

const MEBIBYTE = 1024 * 1024
/** The newest release of yt-dlp. */
const RELEASES_URL = 'https://github.com/yt-dlp/yt-dlp/releases/latest/download'

/** Off by default in production for YouTube: downloading endangers our access to its API. */
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
  releasesUrl:
    parseUrl({ env: input.env, name: 'YTDLP_RELEASES_URL', protocols: ['https:'] }) ?? RELEASES_URL,
  isUpdatedWeekly: parseSwitch({ env: input.env, name: 'DOWNLOADS_UPDATE', fallback: false }),
  bytesPerSecond:
    parseInteger({ env: input.env, name: 'DOWNLOADS_SPEED', min: 1, max: 1000, fallback: 20 }) *
    MEBIBYTE,
  playedAt: parsePlayedAt(input.env),
})
