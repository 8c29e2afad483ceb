import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'
import { parseList } from './parse.ts'

const ROLES = ['http', 'worker', 'render', 'bot'] as const
/** Roles of a process: HTTP, jobs, rendering, the Telegram bot, or all of them. */
export type Role = (typeof ROLES)[number]

export const parseRoles = (env: Env): ReadonlySet<Role> => {
  const names = parseList({ env, name: 'ROLES' })
  if (names.length === 0 || names.join() === 'all') return new Set(ROLES)
  return new Set(
    names.map((name) => {
      const role = ROLES.find((candidate) => candidate === name)
      if (role) return role
      throw new ConfigError(
        `Переменная ROLES: неизвестная роль «${name}», есть ${ROLES.join(', ')}`,
      )
    }),
  )
}
