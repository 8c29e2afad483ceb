import * as z from 'zod/mini'
import { email, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

/** Bot protection of a public form. */
export const formGuard = {
  /** From `openForm`; accepted when it is a few seconds old. */
  ticket: z.string().check(z.maxLength(200)),
  /** Honeypot: invisible to people, filled in by robots. */
  website: z.string().check(z.maxLength(500)),
}

const line = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `Не длиннее ${max} символов`),
      z.regex(/^\P{Cc}*$/u, 'Уберите невидимые символы'),
    )

export const openForm = defineRoute({
  method: 'GET',
  path: '/forms/ticket',
  access: 'public',
  rate: 'read',
  summary: 'Разрешение отправить открытую форму сайта',
  tags: [],
  data: z.object({ ticket: z.string() }),
})

export const deletionNumber = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){2}$/, 'Номер вида ABCD-2345-EFGH'),
  )

export const deletionState = z.enum(['waiting', 'working', 'done', 'expired'])
export type DeletionState = z.infer<typeof deletionState>

export const deletionRequest = z.object({
  number: z.string(),
  state: deletionState,
  createdAt: instant,
  doneAt: z.nullable(instant),
  /** Expiry of the link in the letter. */
  expiresAt: instant,
})
export type DeletionRequest = z.infer<typeof deletionRequest>

export const requestDeletion = defineRoute({
  method: 'POST',
  path: '/data-deletion/requests',
  access: 'public',
  rate: 'heavy',
  summary: 'Запросить удаление данных письмом',
  affects: [],
  body: z.object({ ...formGuard, contactEmail: email }),
  data: deletionRequest,
  errors: ['UNAVAILABLE'],
})

export const getDeletionRequest = defineRoute({
  method: 'GET',
  path: '/data-deletion/requests/:number',
  access: 'public',
  rate: 'signIn',
  summary: 'Состояние запроса на удаление данных по его номеру',
  tags: [],
  params: z.object({ number: deletionNumber }),
  data: deletionRequest,
  errors: ['NOT_FOUND'],
})

export const confirmDeletion = defineRoute({
  method: 'POST',
  path: '/data-deletion/confirm',
  access: 'public',
  rate: 'heavy',
  summary: 'Удалить данные по ссылке из письма',
  affects: [],
  body: z.object({ token: z.string().check(z.minLength(16), z.maxLength(200)) }),
  data: deletionRequest,
  errors: ['NOT_FOUND', 'LINK_EXPIRED', 'CONFLICT'],
})

export const BUSINESS_MESSAGE_MAX = 2000

export const requestBusiness = defineRoute({
  method: 'POST',
  path: '/business-requests',
  access: 'public',
  rate: 'heavy',
  summary: 'Написать владельцу сайта о работе с бизнесом',
  affects: [],
  body: z.object({
    ...formGuard,
    contactName: line(100).check(z.minLength(1, 'Напишите, как к вам обращаться')),
    contactEmail: email,
    company: line(100),
    message: z
      .string()
      .check(
        z.trim(),
        z.minLength(10, 'Напишите хотя бы одно предложение'),
        z.maxLength(BUSINESS_MESSAGE_MAX, `Не длиннее ${BUSINESS_MESSAGE_MAX} символов`),
      ),
  }),
  data: nothing,
})
