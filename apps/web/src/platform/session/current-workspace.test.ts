import type { Workspace } from '@kadr/contract/identity/workspaces'
import { expect, it } from 'vitest'
import { findCurrentWorkspace } from './current-workspace.ts'

const make = (id: string, isPersonal: boolean): Workspace => ({
  id,
  name: id,
  isPersonal,
  timeZone: 'Europe/Moscow',
  role: 'owner',
  brandColor: null,
  pictureId: null,
  pictureUrl: null,
  logoId: null,
  logoUrl: null,
  isApprover: false,
  connectionIds: null,
})
const team = make('team', false)
const own = make('own', true)

it('keeps the chosen workspace', () => {
  expect(findCurrentWorkspace({ workspaces: [own, team], chosenId: 'team' })).toBe(team)
})

it('falls back to the personal one when the choice is gone', () => {
  expect(findCurrentWorkspace({ workspaces: [team, own], chosenId: 'lost' })).toBe(own)
  expect(findCurrentWorkspace({ workspaces: [team, own], chosenId: null })).toBe(own)
})

it('takes any when there is no personal one, and none when there are none', () => {
  expect(findCurrentWorkspace({ workspaces: [team], chosenId: null })).toBe(team)
  expect(findCurrentWorkspace({ workspaces: [], chosenId: 'team' })).toBeUndefined()
})
