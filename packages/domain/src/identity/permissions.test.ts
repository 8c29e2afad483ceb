import { action } from '@kadr/contract/base/permissions'
import { workspaceRole } from '@kadr/contract/identity/workspaces'
import { expect, it } from 'vitest'
import { can, leastRoleFor, lowerTo, mayAssign, reaches, rolesWith } from './permissions.ts'

const roles = workspaceRole.options
const actionsOf = (role: (typeof roles)[number], isApprover = false) =>
  action.options.filter((candidate) => can({ role, isApprover, connectionIds: null }, candidate))

/** Keys and addresses of programs are secrets of whoever manages the workspace. */
const isReading = (name: string) => name.endsWith('.read') && name !== 'integrations.read'

it('lets a viewer read everything but keys of programs, and change nothing', () => {
  expect(actionsOf('viewer')).toEqual(action.options.filter(isReading))
})

it('keeps approval, connections and the rules of the workspace from editors', () => {
  const refused = action.options.filter((name) => !actionsOf('editor').includes(name))
  expect(refused).toEqual([
    'posts.approve',
    'reviews.share',
    'connections.manage',
    'inbox.moderate',
    'workspace.manage',
    'team.manage',
    'integrations.read',
    'integrations.manage',
    'workspace.own',
  ])
})

it('gives the right to approve to any role, and nothing more with it', () => {
  expect(actionsOf('viewer', true)).toEqual(
    action.options.filter(
      (name) => isReading(name) || name === 'posts.approve' || name === 'reviews.share',
    ),
  )
})

it('keeps what concerns all accounts from a member restricted to some of them', () => {
  const rights = { role: 'viewer', isApprover: true, connectionIds: ['1'] } as const
  expect(can(rights, 'posts.approve')).toBe(true)
  expect(can(rights, 'reviews.share')).toBe(false)
  expect(can(rights, 'analytics.read')).toBe(false)
})

it('keeps from administrators only what is the owner’s', () => {
  expect(actionsOf('admin')).toEqual(action.options.filter((name) => name !== 'workspace.own'))
  expect(actionsOf('owner')).toEqual(action.options)
})

it.each(action.options)('agrees on %s in all its questions', (name) => {
  expect(rolesWith(name)).toEqual(
    expect.arrayContaining(roles.filter((role) => actionsOf(role).includes(name))),
  )
  expect(rolesWith(name)).toContain(leastRoleFor(name))
  expect(rolesWith(name)).toContain('owner')
})

it('names the least role that is enough', () => {
  expect(leastRoleFor('posts.read')).toBe('viewer')
  expect(leastRoleFor('posts.write')).toBe('editor')
  expect(leastRoleFor('posts.approve')).toBe('admin')
})

it.each([
  { by: 'owner', from: 'viewer', to: 'admin', isAllowed: true },
  { by: 'owner', from: 'admin', to: 'viewer', isAllowed: true },
  { by: 'admin', from: 'admin', to: 'editor', isAllowed: true },
  { by: 'admin', from: 'editor', to: 'owner', isAllowed: false },
  { by: 'owner', from: 'editor', to: 'owner', isAllowed: false },
  { by: 'admin', from: 'owner', to: 'viewer', isAllowed: false },
  { by: 'editor', from: 'viewer', to: 'viewer', isAllowed: false },
] as const)('$by changing $from to $to: $isAllowed', ({ isAllowed, ...change }) => {
  expect(mayAssign(change)).toBe(isAllowed)
})

const owner = { role: 'owner', isApprover: true, connectionIds: null } as const

it.each(roles)('lowers an owner to %s and raises nobody to it', (ceiling) => {
  expect(lowerTo(owner, ceiling).role).toBe(ceiling)
  for (const role of roles) {
    const lowered = lowerTo({ role, isApprover: false, connectionIds: ['1'] }, ceiling)
    expect(reaches(role, lowered.role)).toBe(true)
    expect(reaches(ceiling, lowered.role)).toBe(true)
    expect(lowered.connectionIds).toEqual(['1'])
  }
})

it('takes the right to approve with the role', () => {
  expect(can(lowerTo(owner, 'editor'), 'posts.approve')).toBe(false)
  expect(can(lowerTo(owner, 'admin'), 'posts.approve')).toBe(true)
})
