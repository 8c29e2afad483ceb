import { existsSync } from 'node:fs'
import { ConfigError } from './config-error.ts'
import type { Env, EnvName } from './env.ts'

type Variable = { env: Env; name: EnvName }

const reject = ({ env, name }: Variable, expected: string): never => {
  throw new ConfigError(`Переменная ${name}: ожидается ${expected}, получено «${env[name]}»`)
}

export const parseInteger = (
  variable: Variable & { min: number; max: number; fallback: number },
): number => {
  const text = variable.env[variable.name]
  if (text === undefined) return variable.fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= variable.min && value <= variable.max) return value
  return reject(variable, `целое число от ${variable.min} до ${variable.max}`)
}

export const parseSwitch = (variable: Variable & { fallback: boolean }): boolean => {
  const text = variable.env[variable.name]
  if (text === undefined) return variable.fallback
  if (text === 'on' || text === 'off') return text === 'on'
  return reject(variable, 'on или off')
}

export const parseChoice = <const T extends string>(
  variable: Variable & { choices: readonly T[]; fallback: T },
): T => {
  const text = variable.env[variable.name]
  if (text === undefined) return variable.fallback
  const choice = variable.choices.find((candidate) => candidate === text)
  return choice ?? reject(variable, `одно из ${variable.choices.join(', ')}`)
}

export const parseList = ({ env, name }: Variable): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** The name of a file that exists. */
export const parseFile = ({ env, name }: Variable): string | null => {
  const file = env[name]
  if (file === undefined || existsSync(file)) return file ?? null
  throw new ConfigError(`Переменная ${name}: файла «${file}» нет`)
}

/** An http(s) URL without a trailing slash. */
export const parseUrl = (variable: Variable & { protocols?: readonly string[] }): string | null => {
  const text = variable.env[variable.name]
  if (text === undefined) return null
  const protocols = variable.protocols ?? ['http:', 'https:']
  const url = URL.parse(text)
  if (!url || !protocols.includes(url.protocol)) {
    return reject(variable, `адрес вида ${protocols[0]}//…`)
  }
  return text.replace(/\/+$/, '')
}

/** An origin: scheme, host and port only. */
export const parseOrigin = (variable: Variable): string | null => {
  const url = parseUrl(variable)
  if (url === null) return null
  return new URL(url).origin === url ? url : reject(variable, 'адрес без пути и параметров')
}

const LOCAL =
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[?::1\]?$|.*\.(local|test|internal)$)/

/** Whether third-party servers can fetch from this URL: https and not a local name. */
export const isPublicAddress = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && !LOCAL.test(hostname)
}
