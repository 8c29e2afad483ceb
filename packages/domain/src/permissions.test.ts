import { action } from '@kadr/contract/permissions'
import { workspaceRole } from '@kadr/contract/workspaces'
import { expect, it } from 'vitest'
import { can, leastRoleFor, rolesWith } from './permissions.ts'

const roles = workspaceRole.options
const actionsOf = (role: (typeof roles)[number]) =>
  action.options.filter((candidate) => can(role, candidate))

it('lets a viewer read everything and change nothing', () => {
  expect(actionsOf('viewer')).toEqual(action.options.filter((name) => name.endsWith('.read')))
})

it('keeps approval, connections and the rules of the workspace from editors', () => {
  const refused = action.options.filter((name) => !can('editor', name))
  expect(refused).toEqual(['posts.approve', 'connections.manage', 'workspace.manage'])
})

it('refuses nothing to administrators and owners', () => {
  expect(actionsOf('admin')).toEqual(action.options)
  expect(actionsOf('owner')).toEqual(action.options)
})

it.each(action.options)('agrees on %s in all its questions', (name) => {
  expect(rolesWith(name)).toEqual(expect.arrayContaining(roles.filter((role) => can(role, name))))
  expect(rolesWith(name)).toContain(leastRoleFor(name))
  expect(rolesWith(name)).toContain('owner')
})

it('names the least role that is enough', () => {
  expect(leastRoleFor('posts.read')).toBe('viewer')
  expect(leastRoleFor('posts.write')).toBe('editor')
  expect(leastRoleFor('posts.approve')).toBe('admin')
})
