import type { CreateFake } from '../fake-network.ts'
import { accountRoutes } from './account-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { pinRoutes } from './pin-routes.ts'
import { createState, PEOPLE, refuse } from './state.ts'

export { pinterestPaths } from './paths.ts'

export const createPinterestFake: CreateFake = (world) => {
  const state = createState(world)
  const base = `${world.hostUrl}/pinterest`
  return {
    id: 'pinterest',
    title: 'Pinterest',
    card: { order: ['media', 'words', 'author'], text: 'titled' },
    routes: [
      ...accountRoutes(state),
      ...mediaRoutes(state),
      ...pinRoutes(state),
      state.shelf.route,
    ],
    people: () => PEOPLE,
    posts: () =>
      [...state.pins.values()].map((pin) => ({
        id: pin.id,
        accountId: pin.ownerId,
        text: [pin.title, pin.description].filter(Boolean).join('\n\n'),
        media: pin.media.map(({ kind, path }) => ({ kind, url: `${base}${path}` })),
        createdAt: pin.createdAt.toISOString(),
        url: `https://www.pinterest.com/pin/${pin.id}/`,
        note: state.boards.get(pin.boardId)?.name ?? pin.boardId,
      })),
    revokeAccount: state.grants.revokeAccount,
    expireAccess: state.grants.expireAccess,
    dropScopes: (accountId) =>
      state.grants.dropScopes(accountId, (scope) => scope.endsWith(':read')),
    accessTo: state.grants.accessTo,
    get actions() {
      return state.switches.actions
    },
    backdate: (id, at) => {
      const pin = state.pins.get(id)
      if (pin) pin.createdAt = at
    },
    reset: state.reset,
    faultReply: ({ status, retryAfterSeconds }) => ({
      ...(status === 429
        ? refuse(429, 8, 'This request exceeded a rate limit. Please retry later.')
        : refuse(status, 11, 'Something went wrong on our end.')),
      ...(retryAfterSeconds !== undefined && {
        headers: { 'retry-after': String(retryAfterSeconds) },
      }),
    }),
  }
}
