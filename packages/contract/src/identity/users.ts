import * as z from 'zod/mini'
import { currency, id, instant, nothing, timeZone } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'

/** Providers with a sign-in page of their own, which redirects back to ours. */
export const oauthProvider = z.enum(['google', 'vk', 'yandex'])
export type OauthProvider = z.infer<typeof oauthProvider>

/** Messengers with mini-apps, which sign people in by signed launch data, and a bot of ours. */
export const messengerName = z.enum(['telegram', 'max'])
export type MessengerName = z.infer<typeof messengerName>
/** Of rows, jobs and requests of the time when there was one messenger: they do not name it. */
export const FIRST_MESSENGER = 'telegram' satisfies MessengerName

export const signInProvider = z.enum([...messengerName.options, ...oauthProvider.options])
export type SignInProvider = z.infer<typeof signInProvider>

/** How the screens look; `system` follows the device. */
export const theme = z.enum(['system', 'light', 'dark'])
export type Theme = z.infer<typeof theme>

const personName = z
  .string()
  .check(
    z.trim(),
    z.maxLength(64, 'Не длиннее 64 символов'),
    z.regex(/^\P{Cc}*$/u, 'Уберите невидимые символы'),
  )

export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** Avatar URL of the sign-in provider, if any. */
  photoUrl: z.nullable(z.string()),
  timeZone: z.string(),
  selectedCurrency: currency,
  theme,
})
export type User = z.infer<typeof user>

export const updateUser = z.object({
  firstName: z.optional(personName),
  lastName: z.optional(personName),
  timeZone: z.optional(timeZone),
  selectedCurrency: z.optional(currency),
  theme: z.optional(theme),
})
export type UpdateUser = z.infer<typeof updateUser>

export const signIn = z.object({
  provider: signInProvider,
  /** E-mail or @username that identifies the account to the user. */
  label: z.string(),
  linkedAt: instant,
})
export type SignIn = z.infer<typeof signIn>

export const session = z.object({
  id,
  authType: signInProvider,
  /** Short description of browser and system. */
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})
export type DeviceSession = z.infer<typeof session>

export const getMe = defineRoute({
  method: 'GET',
  path: '/users/me',
  access: 'user',
  rate: 'read',
  summary: 'Профиль',
  tags: ['me'],
  kept: [],
  data: user,
})

export const updateMe = defineRoute({
  method: 'PATCH',
  path: '/users/me',
  access: 'user',
  rate: 'write',
  summary: 'Изменить профиль',
  affects: ['authors'],
  answers: getMe,
  body: updateUser,
  data: user,
})

export const DELETION_PHRASE = 'УДАЛИТЬ'

export const deleteMe = defineRoute({
  method: 'DELETE',
  path: '/users/me',
  access: 'user',
  rate: 'heavy',
  proof: 'profile_deletion',
  summary: 'Удалить профиль и все его данные',
  affects: [],
  body: z.object({
    confirmation: z.literal(DELETION_PHRASE, `Введите слово ${DELETION_PHRASE}`),
  }),
  data: nothing,
  errors: ['CONFLICT'],
})

const exportedData = z.object({
  exportedAt: instant,
  sections: z.record(z.string(), z.array(z.unknown())),
})

export const exportMe = defineRoute({
  method: 'GET',
  path: '/users/me/export',
  access: 'user',
  rate: 'heavy',
  summary: 'Все данные профиля одним документом',
  tags: [],
  data: exportedData,
  isStreamed: true,
})

/** For clients that can only save from a URL, such as Telegram's. */
export const beginExport = defineRoute({
  method: 'POST',
  path: '/users/me/export/link',
  access: 'user',
  rate: 'heavy',
  summary: 'Одноразовая ссылка на файл со всеми данными профиля',
  affects: [],
  data: z.object({ url: z.string(), expiresAt: instant }),
})

export const downloadExport = defineRoute({
  method: 'GET',
  path: '/exports/:token',
  access: 'public',
  rate: 'heavy',
  summary: 'Файл со всеми данными профиля по одноразовой ссылке',
  tags: [],
  params: z.object({ token: z.string().check(z.minLength(16), z.maxLength(512)) }),
  data: exportedData,
  file: ['application/json'],
  errors: ['NOT_FOUND', 'LINK_EXPIRED'],
})

export const listSessions = defineRoute({
  method: 'GET',
  path: '/users/me/sessions',
  access: 'user',
  rate: 'read',
  summary: 'Устройства, на которых выполнен вход',
  tags: ['sessions'],
  data: z.array(session),
})

export const revokeSession = defineRoute({
  method: 'DELETE',
  path: '/users/me/sessions/:id',
  access: 'user',
  rate: 'write',
  summary: 'Выйти на одном устройстве',
  affects: ['sessions'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

export const listSignIns = defineRoute({
  method: 'GET',
  path: '/users/me/sign-ins',
  access: 'user',
  rate: 'read',
  summary: 'Привязанные способы входа',
  tags: ['signIns'],
  data: z.array(signIn),
})

export const beginLink = defineRoute({
  method: 'POST',
  path: '/users/me/sign-ins/:provider/link',
  access: 'user',
  rate: 'write',
  summary: 'Начать привязку ещё одного способа входа',
  affects: [],
  params: z.object({ provider: signInProvider }),
  data: z.object({
    /** Redirect: our own page that asks first, or the bot. */
    url: z.string(),
    expiresAt: instant,
  }),
  errors: ['CONFLICT', 'UNAVAILABLE'],
})

export const unlinkSignIn = defineRoute({
  method: 'DELETE',
  path: '/users/me/sign-ins/:provider',
  access: 'user',
  rate: 'write',
  summary: 'Отвязать способ входа',
  affects: ['signIns', 'me'],
  params: z.object({ provider: signInProvider }),
  data: nothing,
  errors: ['NOT_FOUND', 'LAST_SIGN_IN'],
})
