import { defineRoute } from '@kadr/contract/base/route'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { authorize } from './authorize.ts'

const WORKSPACE = '0190a3b0-0000-7000-8000-000000000001'
const actor = { userId: 'u', sessionId: 's' }
const route = defineRoute({
  method: 'POST',
  path: '/things',
  access: 'workspace',
  action: 'connections.manage',
  rate: 'write',
  summary: 'Вещи',
  affects: [],
  data: z.object({}),
})
const memberAs =
  (role: 'viewer' | 'editor' | 'admin' | 'owner') =>
  async ({ workspaceId }: { workspaceId: string | undefined }) => ({
    workspaceId: workspaceId ?? 'personal',
    role,
    isApprover: false,
    connectionIds: null,
  })

it('a route has an action if and only if it needs a workspace', () => {
  const { action, ...rest } = route
  // @ts-expect-error: a workspace route requires an action.
  expect(defineRoute({ ...rest })).not.toHaveProperty('action')
  // @ts-expect-error: an action requires workspace access.
  expect(defineRoute({ ...route, access: 'user' })).toHaveProperty('action', action)
})

it('asks a stranger to sign in', async () => {
  const attempt = authorize({
    route,
    actor: undefined,
    workspaceHeader: undefined,
    findMembership: memberAs('owner'),
  })
  await expect(attempt).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

it('means the personal workspace when none is named', async () => {
  const member = await authorize({
    route,
    actor,
    workspaceHeader: undefined,
    findMembership: memberAs('owner'),
  })
  expect(member).toEqual({
    ...actor,
    workspaceId: 'personal',
    role: 'owner',
    isApprover: false,
    connectionIds: null,
  })
})

it.each([
  ['a workspace of other people', WORKSPACE],
  ['something that is no id', "'; drop table workspaces"],
])('does not find %s', async (_name, workspaceHeader) => {
  const attempt = authorize({
    route,
    actor,
    workspaceHeader,
    findMembership: async () => undefined,
  })
  await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it.each([
  ['viewer', false],
  ['editor', false],
  ['admin', true],
  ['owner', true],
] as const)('decides by the role and the action: %s → %s', async (role, isAdmitted) => {
  const attempt = authorize({
    route,
    actor,
    workspaceHeader: WORKSPACE,
    findMembership: memberAs(role),
  })
  if (isAdmitted) await expect(attempt).resolves.toMatchObject({ workspaceId: WORKSPACE, role })
  else await expect(attempt).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
