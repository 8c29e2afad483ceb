import * as z from 'zod/mini'
import { instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

const ofEntry = { access: 'installation', action: 'installation.enter' } as const

export const adminEntry = z.object({
  /** The operator has an authenticator that has given a right code once. */
  hasFactor: z.boolean(),
  /** Until when no code is asked for; null when one is asked for now. */
  openUntil: z.nullable(instant),
  /** Recovery codes that are left. */
  codesLeft: z.int(),
})
export type AdminEntry = z.infer<typeof adminEntry>

export const getAdminEntry = defineRoute({
  ...ofEntry,
  method: 'GET',
  path: '/admin/entry',
  rate: 'read',
  summary: 'Нужен ли сейчас код второго фактора',
  tags: ['installation'],
  data: adminEntry,
})

/** Replaces a key that was begun and never confirmed. */
export const beginFactor = defineRoute({
  ...ofEntry,
  method: 'POST',
  path: '/admin/factor',
  rate: 'write',
  summary: 'Получить ключ для приложения с кодами',
  affects: [],
  /** For the authenticator: by hand and as a link, https://github.com/google/google-authenticator/wiki/Key-Uri-Format. */
  data: z.object({ key: z.string(), url: z.string() }),
  errors: ['CONFLICT'],
})

const SIX_DIGITS = /^\d{3}\s?\d{3}$/
const RECOVERY = /^[\da-z]{5}-?[\da-z]{5}$/i

const digits = z.string().check(z.trim(), z.regex(SIX_DIGITS, 'Введите шесть цифр из приложения'))

/** Turns the factor on by its first code. The recovery codes are told this once. */
export const confirmFactor = defineRoute({
  ...ofEntry,
  method: 'POST',
  path: '/admin/factor/confirm',
  rate: 'write',
  summary: 'Подтвердить приложение первым кодом',
  affects: ['installation'],
  body: z.object({ factorCode: digits }),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['CONFLICT', 'FORBIDDEN'],
})

const isCode = (text: string) => SIX_DIGITS.test(text) || RECOVERY.test(text)

/** By a code of the authenticator, or by a recovery code. Neither opens twice. */
export const enterInstallation = defineRoute({
  ...ofEntry,
  method: 'POST',
  path: '/admin/entry',
  rate: 'write',
  summary: 'Войти в управление по коду',
  affects: ['installation'],
  body: z.object({
    factorCode: z
      .string()
      .check(
        z.trim(),
        z.maxLength(16),
        z.refine(isCode, 'Введите шесть цифр из приложения или запасной код'),
      ),
  }),
  data: adminEntry,
  errors: ['CONFLICT', 'FORBIDDEN'],
})

export const leaveInstallation = defineRoute({
  ...ofEntry,
  method: 'DELETE',
  path: '/admin/entry',
  rate: 'write',
  summary: 'Выйти из управления',
  affects: ['installation'],
  data: nothing,
})
