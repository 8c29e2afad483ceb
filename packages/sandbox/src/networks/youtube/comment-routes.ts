import type { FakeReply, FakeRequest, FakeRoute } from '../fake-network.ts'
import type { CommentHandle, CommentWorld } from './comment-access.ts'
import { createCommentLists } from './comment-lists.ts'
import { createCommentWrites } from './comment-writes.ts'
import { youtubePaths } from './paths.ts'
import { authorize, quotaExceeded } from './state.ts'

const WRITE_UNITS = 50

export function commentRoutes(world: CommentWorld): readonly FakeRoute[] {
  const { state } = world
  const { listThreads, listComments } = createCommentLists(world)
  const { start, answer, edit, remove, moderate } = createCommentWrites(world)

  const allow =
    (units: number, handle: CommentHandle) =>
    (request: FakeRequest): FakeReply => {
      const who = authorize(state, { request, anyOf: ['youtube.force-ssl'] })
      if ('refusal' in who) return who.refusal
      return state.quota.spendUnits(units) ? handle({ request, ...who }) : quotaExceeded()
    }

  const one = `${youtubePaths.api}/comments`
  const threads = `${youtubePaths.api}/commentThreads`
  return [
    { method: 'GET', path: threads, handle: allow(1, listThreads) },
    { method: 'POST', path: threads, handle: allow(WRITE_UNITS, start) },
    { method: 'GET', path: one, handle: allow(1, listComments) },
    { method: 'POST', path: one, handle: allow(WRITE_UNITS, answer) },
    { method: 'PUT', path: one, handle: allow(WRITE_UNITS, edit) },
    { method: 'DELETE', path: one, handle: allow(WRITE_UNITS, remove) },
    { method: 'POST', path: `${one}/setModerationStatus`, handle: allow(WRITE_UNITS, moderate) },
  ]
}
