import {
  MissingProgramError,
  ProgramFailedError,
  startBounded,
} from '@kadr/kit/node/bounded-process'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import * as z from 'zod/mini'
import type { Source } from '../../source.ts'
import { withGuard } from '../guard/guard-proxy.ts'
import type { Outside } from '../outside.ts'
import { DownloadRefusedError } from '../refusal.ts'
import { type EngineInfo, engineInfo } from './engine-info.ts'
import { readRefusal } from './engine-refusals.ts'
import { ENGINE_LIMITS, type Engine } from './find-engine.ts'

/** The most files of one post. */
const MOST_FILES = 20

/** Fixed arguments: the only user input is the normalised URL, after `--`. */
const argsOf = ({
  engine: { runtime },
  source,
  url,
  proxy,
  hasOwnCertificate,
}: {
  engine: Engine
  source: Source
  url: string
  proxy: string
  hasOwnCertificate: boolean
}): string[] => [
  '--ignore-config',
  '--no-cache-dir',
  '--no-color',
  '--no-progress',
  '--no-playlist',
  ...['--playlist-items', `1-${MOST_FILES}`],
  ...['--use-extractors', source.extractors.join(',')],
  ...['--proxy', proxy],
  ...['--socket-timeout', '15'],
  ...['--extractor-retries', '1'],
  ...(runtime === null ? [] : ['--no-js-runtimes', '--js-runtimes', `node:${runtime}`]),
  ...(hasOwnCertificate ? ['--compat-options', 'no-certifi'] : []),
  '--no-check-formats',
  '--skip-download',
  '--dump-single-json',
  '--',
  url,
]

const readInfo = (output: string): EngineInfo => {
  const read = z.safeParse(engineInfo, JSON.parse(output))
  if (!read.success) throw new DownloadRefusedError('source-down', read.error.message)
  return read.data
}

const explain = ({
  error,
  source,
  engine,
}: {
  error: unknown
  source: Source
  engine: Engine
}): unknown => {
  if (error instanceof MissingProgramError) {
    return new DownloadRefusedError('engine-missing', error.message)
  }
  if (!(error instanceof ProgramFailedError)) return error
  const { stderr, isTooSlow } = error
  if (isTooSlow) return new DownloadRefusedError('source-down', 'the engine took too long')
  const code = readRefusal({ stderr, rules: source.refusals, isOld: engine.isOld })
  return new DownloadRefusedError(code, stderr)
}

/**
 * Reads a work by the engine: a child without a shell, configuration, credentials or network except the guard, in an
 * empty home that is removed afterwards.
 */
export const runEngine = ({
  engine,
  outside,
  source,
  url,
  path,
  tempDir,
  signal,
}: {
  engine: Engine
  outside: Outside
  source: Source
  url: string
  path: string
  tempDir: string
  signal?: AbortSignal | undefined
}): Promise<EngineInfo> =>
  withTempFolder({
    tempDir,
    run: (home) =>
      withGuard({
        outside,
        hosts: [...source.hosts, ...source.mediaHosts],
        async run(guard) {
          const { certificateFile } = outside
          const { ended } = startBounded({
            program: engine.program,
            path,
            limits: ENGINE_LIMITS,
            isBackground: true,
            signal,
            args: argsOf({
              engine,
              source,
              url,
              proxy: guard.url,
              hasOwnCertificate: certificateFile !== null,
            }),
            env: {
              HOME: home,
              TMPDIR: home,
              XDG_CACHE_HOME: home,
              XDG_CONFIG_HOME: home,
              ...(certificateFile !== null && { SSL_CERT_FILE: certificateFile }),
            },
          })
          return ended.then(
            ({ output }) => readInfo(output),
            (error: unknown) => {
              throw explain({ error, source, engine })
            },
          )
        },
      }),
  })
