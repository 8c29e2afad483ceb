import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { workspaceRole } from '../identity/workspaces.ts'
import { apiScope } from './scopes.ts'

/** `document`: known by the document at its address; `registered`: registered itself; `manual`: by a person. */
export const programKind = z.enum(['document', 'registered', 'manual'])
export type ProgramKind = z.infer<typeof programKind>

/** What a program is let into: tools of assistants, or the public API. */
export const programResource = z.enum(['mcp', 'api'])
export type ProgramResource = z.infer<typeof programResource>

/** `stolen`: its renewal token or its code came twice. */
export const grantEnd = z.enum(['revoked', 'stolen', 'leaked', 'idle'])
export type GrantEnd = z.infer<typeof grantEnd>

/** Access that a person gave to a program in a workspace. */
export const programGrant = z.object({
  id,
  program: z.object({
    name: z.string(),
    kind: programKind,
    /** Where it lives, for one that is known by its address. */
    host: z.nullable(z.string()),
  }),
  owner: z.object({ id, name: z.string() }),
  resource: programResource,
  scopes: z.array(apiScope),
  ceiling: workspaceRole,
  /** Without a tap of the person. */
  mayPublish: z.boolean(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  end: z.nullable(grantEnd),
  endedAt: z.nullable(instant),
  /** What it changed lately, newest first. */
  calls: z.array(z.object({ at: instant, text: z.string() })),
})
export type ProgramGrant = z.infer<typeof programGrant>

/** A program registered by hand, for a workspace. */
export const program = z.object({
  id,
  clientId: z.string(),
  name: z.string(),
  redirectUris: z.array(z.string()),
  createdAt: instant,
})
export type Program = z.infer<typeof program>

const inWorkspace = { access: 'workspace' } as const

export const listPrograms = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/integrations/programs',
  action: 'integrations.read',
  rate: 'read',
  summary: 'Подключённые программы',
  tags: ['programs'],
  data: z.object({ grants: z.array(programGrant), programs: z.array(program) }),
})

export const revokeProgramGrant = defineRoute({
  ...inWorkspace,
  method: 'DELETE',
  path: '/integrations/programs/grants/:id',
  action: 'integrations.manage',
  rate: 'write',
  summary: 'Отключить программу',
  affects: ['programs', 'activity'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

export const MAX_PROGRAMS = 20
const redirectUri = z.string().check(z.minLength(1), z.maxLength(500))

export const registerProgram = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/integrations/programs',
  action: 'integrations.manage',
  rate: 'write',
  summary: 'Зарегистрировать программу',
  affects: ['programs'],
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    redirectUris: z.array(redirectUri).check(z.minLength(1), z.maxLength(5)),
  }),
  data: program,
  errors: ['CONFLICT'],
})

export const deleteProgram = defineRoute({
  ...inWorkspace,
  method: 'DELETE',
  path: '/integrations/programs/:id',
  action: 'integrations.manage',
  rate: 'write',
  summary: 'Удалить программу',
  affects: ['programs'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

const part = (max: number) => z.optional(z.string().check(z.maxLength(max)))

/** The parameters of the address that the program opened, as they came. */
export const authorization = z.object({
  client_id: part(500),
  redirect_uri: part(500),
  response_type: part(40),
  code_challenge: part(200),
  code_challenge_method: part(20),
  scope: part(1000),
  state: part(1000),
  resource: part(500),
})
export type Authorization = z.infer<typeof authorization>

/**
 * `refused`: told to the person alone, for the address of the program can't be trusted. `back`: the program is told, at
 * `url`.
 */
export const consent = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('refused'), message: z.string() }),
  z.object({ outcome: z.literal('back'), url: z.string() }),
  z.object({
    outcome: z.literal('ask'),
    program: programGrant.shape.program,
    /** The host that the person is sent back to. */
    returnsTo: z.string(),
    /** Runs on the person's own machine: anybody's program there could take its name. */
    isLocal: z.boolean(),
    resource: programResource,
    scopes: z.array(apiScope),
    /** Where the person may let it in, with their role. */
    workspaces: z.array(z.object({ id, name: z.string(), role: workspaceRole })),
  }),
])
export type Consent = z.infer<typeof consent>

export const readConsent = defineRoute({
  method: 'POST',
  path: '/integrations/programs/consent',
  access: 'user',
  rate: 'write',
  summary: 'Кто просит доступ и какой',
  isRead: true,
  tags: ['workspaces'],
  body: z.object({ authorization }),
  data: consent,
})

/** The answer is the address of the program with a code, or with a refusal. */
export const decideConsent = defineRoute({
  method: 'POST',
  path: '/integrations/programs/grants',
  access: 'user',
  rate: 'write',
  summary: 'Разрешить или не разрешать программе доступ',
  affects: ['programs', 'activity'],
  body: z.object({
    authorization,
    /** Null: refused. */
    given: z.nullable(
      z.object({
        workspaceId: id,
        scopes: z.array(apiScope).check(z.minLength(1, 'Выберите хотя бы одно право')),
        ceiling: workspaceRole,
        mayPublish: z.boolean(),
      }),
    ),
  }),
  data: z.object({ url: z.string() }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
})
