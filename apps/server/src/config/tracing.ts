import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseUrl } from './parse.ts'

export type TracingConfig = {
  /** Where spans are sent, by OTLP over HTTP as JSON. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** Share of traces that begin here and are recorded. */
  ratio: number
}

const parseHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const [, name, value] = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(pair) ?? []
      if (!name || !value)
        throw new ConfigError(
          'Переменная OTEL_EXPORTER_OTLP_HEADERS: ожидается имя=значение, через запятую',
        )
      return [name.toLowerCase(), decodeURIComponent(value)]
    }),
  )

const parseRatio = (text: string): number => {
  const ratio = Number(text)
  if (ratio >= 0 && ratio <= 1) return ratio
  throw new ConfigError('Переменная OTEL_TRACES_SAMPLER_ARG: ожидается число от 0 до 1')
}

/** Null without an endpoint: nothing is traced. */
export const parseTracing = (env: Env): TracingConfig | null => {
  const endpoint = parseUrl({ env, name: 'OTEL_EXPORTER_OTLP_ENDPOINT' })
  if (!endpoint) return null
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ? parseHeaders(env.OTEL_EXPORTER_OTLP_HEADERS) : {},
    serviceName: env.OTEL_SERVICE_NAME ?? 'kadr',
    ratio: parseRatio(env.OTEL_TRACES_SAMPLER_ARG ?? '1'),
  }
}
