import type { CreateFake } from '../fake-network.ts'
import { isVisible, listRoute, queryRoute } from './counts.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { postRoutes } from './post-routes.ts'
import { createState, PEOPLE, refuse } from './state.ts'
import { videoRoutes } from './video-routes.ts'

export { tiktokPaths } from './paths.ts'

export const createTiktokFake: CreateFake = (world) => {
  const state = createState(world)
  const base = `${world.hostUrl}/tiktok`
  return {
    id: 'tiktok',
    title: 'TikTok',
    card: { order: ['media', 'words', 'author'], text: 'plain' },
    routes: [
      ...oauthRoutes(state),
      ...videoRoutes(state),
      ...postRoutes(state),
      queryRoute(state),
      listRoute(state),
      state.shelf.route,
    ],
    people: () => PEOPLE,
    posts: () =>
      [...state.tasks.values()].filter(isVisible).map((task) => ({
        id: String(task.postId),
        accountId: task.accountId,
        text: task.text,
        media: task.media.map(({ kind, path }) => ({ kind, url: `${base}${path}` })),
        createdAt: new Date(task.takenAt ?? 0).toISOString(),
        url: `https://www.tiktok.com/${PEOPLE.find(({ id }) => id === task.accountId)?.handle}/video/${task.postId}`,
        note: task.isDraft ? 'Черновик во входящих TikTok' : task.privacy,
      })),
    revokeAccount: state.grants.revokeAccount,
    expireAccess: state.grants.expireAccess,
    dropScopes: (accountId) =>
      state.grants.dropScopes(accountId, (scope) => scope.startsWith('user.info')),
    accessTo: state.grants.accessTo,
    get actions() {
      return state.switches.actions
    },
    backdate: (id, at) => {
      const task = [...state.tasks.values()].find(
        ({ postId, publishId }) => String(postId) === id || publishId === id,
      )
      if (task) task.takenAt = at.getTime()
    },
    reset: state.reset,
    faultReply: ({ status, retryAfterSeconds }) => ({
      ...refuse(status, status === 429 ? 'rate_limit_exceeded' : 'internal_error'),
      ...(retryAfterSeconds !== undefined && {
        headers: { 'retry-after': String(retryAfterSeconds) },
      }),
    }),
  }
}
