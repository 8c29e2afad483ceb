import * as z from 'zod/mini'
import { id, instant } from '../base/primitives.ts'
import { proofPurpose } from '../base/proofs.ts'
import { defineRoute } from '../base/route.ts'

export const MAX_PASSKEYS = 10
const NAME_MAX = 60

export const passkey = z.object({
  id,
  name: z.string(),
  /** Its maker keeps a copy of it, so that it outlives the device. */
  isBackedUp: z.boolean(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
export type Passkey = z.infer<typeof passkey>

export const passkeyUse = z.enum([
  'added',
  'renamed',
  'removed',
  'proved',
  'refused',
  'locked',
  'reset_asked',
  'reset_cancelled',
  'reset_done',
])
export type PasskeyUse = z.infer<typeof passkeyUse>

export const passkeys = z.object({
  passkeys: z.array(passkey),
  /** Browsers make none for an address without https or of bare digits. */
  isAvailable: z.boolean(),
  /** When all of them are removed, as they are lost; null when nobody asked for it. */
  resetsAt: z.nullable(instant),
  /** The newest uses. */
  log: z.array(
    z.object({
      id,
      at: instant,
      use: passkeyUse,
      /** Of a proof. */
      purpose: z.nullable(proofPurpose),
      /** Of the passkey; null where none was recognised. */
      name: z.nullable(z.string()),
      device: z.string(),
    }),
  ),
})
export type Passkeys = z.infer<typeof passkeys>

const OF_PERSON = { access: 'user', rate: 'write' } as const

export const getPasskeys = defineRoute({
  method: 'GET',
  path: '/users/me/passkeys',
  access: 'user',
  rate: 'read',
  summary: 'Ключи доступа и их последние использования',
  tags: ['passkeys'],
  data: passkeys,
})

const base64url = (longest: number) =>
  z
    .string()
    .check(z.minLength(1), z.maxLength(longest), z.regex(/^[\w-]+$/, 'Ответ устройства повреждён'))

/** https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialdescriptorjson */
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})

const ofCredential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['cross-platform', 'platform']))),
}

/** https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialcreationoptionsjson */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.infer<typeof passkeyCreation>

export const beginPasskey = defineRoute({
  ...OF_PERSON,
  method: 'POST',
  path: '/users/me/passkeys/begin',
  proof: 'passkeys',
  summary: 'Начать добавление ключа доступа',
  affects: [],
  data: passkeyCreation,
  errors: ['CONFLICT'],
})

/** https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson */
const createdCredential = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(32_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
export type CreatedCredential = z.infer<typeof createdCredential>

export const finishPasskey = defineRoute({
  ...OF_PERSON,
  method: 'POST',
  path: '/users/me/passkeys',
  proof: 'passkeys',
  summary: 'Сохранить созданный ключ доступа',
  affects: ['passkeys'],
  answers: getPasskeys,
  body: z.object({ credential: createdCredential }),
  data: passkeys,
  errors: ['CONFLICT', 'FORBIDDEN', 'LINK_EXPIRED'],
})

const ofPasskey = {
  ...OF_PERSON,
  path: '/users/me/passkeys/:id',
  params: z.object({ id }),
  affects: ['passkeys'],
  answers: getPasskeys,
  data: passkeys,
  errors: ['NOT_FOUND'],
} as const

export const renamePasskey = defineRoute({
  ...ofPasskey,
  method: 'PATCH',
  summary: 'Переименовать ключ доступа',
  body: z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Назовите ключ'),
        z.maxLength(NAME_MAX, `Не длиннее ${NAME_MAX} символов`),
        z.regex(/^\P{Cc}*$/u, 'Уберите невидимые символы'),
      ),
  }),
})

export const removePasskey = defineRoute({
  ...ofPasskey,
  method: 'DELETE',
  proof: 'passkeys',
  summary: 'Удалить ключ доступа',
})

/** Whoever has lost all of them waits, and is told everywhere meanwhile. */
export const askPasskeyReset = defineRoute({
  ...OF_PERSON,
  method: 'POST',
  path: '/users/me/passkeys/reset',
  summary: 'Сбросить потерянные ключи доступа через три дня',
  affects: ['passkeys'],
  answers: getPasskeys,
  data: passkeys,
  errors: ['CONFLICT'],
})

export const cancelPasskeyReset = defineRoute({
  ...OF_PERSON,
  method: 'DELETE',
  path: '/users/me/passkeys/reset',
  summary: 'Отменить сброс ключей доступа',
  affects: ['passkeys'],
  answers: getPasskeys,
  data: passkeys,
})

/** https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialrequestoptionsjson */
export const proofRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
})
export type ProofRequest = z.infer<typeof proofRequest>

export const beginProof = defineRoute({
  ...OF_PERSON,
  method: 'POST',
  path: '/users/me/proofs/begin',
  summary: 'Начать подтверждение ключом доступа',
  affects: [],
  body: z.object({ purpose: proofPurpose }),
  data: proofRequest,
  errors: ['CONFLICT'],
})

/** https://www.w3.org/TR/webauthn-3/#dictdef-authenticationresponsejson */
const provingCredential = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: z.optional(z.nullable(base64url(200))),
  }),
})
export type ProvingCredential = z.infer<typeof provingCredential>

/** Good for this session and this purpose, until then. */
export const finishProof = defineRoute({
  ...OF_PERSON,
  method: 'POST',
  path: '/users/me/proofs',
  summary: 'Подтвердить ключом доступа',
  affects: ['passkeys'],
  body: z.object({ purpose: proofPurpose, credential: provingCredential }),
  data: z.object({ validUntil: instant }),
  errors: ['FORBIDDEN', 'LINK_EXPIRED'],
})

export const passkeyEvents = {
  /** Notified in the personal workspace; the subject is the person. */
  'passkeys.changed': z.object({
    change: z.enum(['added', 'removed', 'reset_asked', 'reset_done']),
    /** Of the passkey. */
    name: z.nullable(z.string()),
    device: z.string(),
    key: z.string(),
  }),
} as const
