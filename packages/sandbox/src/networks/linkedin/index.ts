import type { CreateFake } from '../fake-network.ts'
import { assetRoutes } from './asset-routes.ts'
import { commentRoutes } from './comment-routes.ts'
import { createCommentStore } from './comment-store.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { organizationRoutes } from './organization-routes.ts'
import { postRoutes } from './post-routes.ts'
import { createState, ORGANIZATIONS, PEOPLE, refuse, urnOf } from './state.ts'
import { statisticsRoutes } from './statistics-routes.ts'

export { linkedinPaths } from './paths.ts'

const authorOf = (urn: string) => {
  const found = ORGANIZATIONS.find((one) => urnOf(one) === urn)
  return found ? { author: { name: found.name, handle: found.handle } } : {}
}

/** The access to a page is that of its administrator. */
const memberOf = (id: string) => ORGANIZATIONS.find((one) => urnOf(one) === id)?.adminId ?? id

export const createLinkedinFake: CreateFake = (world) => {
  const state = createState(world)
  const base = `${world.hostUrl}/linkedin`
  const comments = createCommentStore({ world, findPost: (urn) => state.posts.get(urn) })
  const mediaOf = (urns: readonly string[]) =>
    urns.flatMap((urn) => {
      const asset = state.assets.get(urn)
      return asset?.mediaPath ? [{ kind: asset.kind, url: `${base}${asset.mediaPath}` }] : []
    })
  return {
    id: 'linkedin',
    title: 'LinkedIn',
    card: { order: ['author', 'words', 'media'], text: 'plain' },
    routes: [
      ...oauthRoutes(state),
      ...organizationRoutes(state),
      ...assetRoutes(state),
      ...postRoutes(state),
      ...commentRoutes({ state, comments }),
      ...statisticsRoutes(state),
      state.shelf.route,
    ],
    people: () => PEOPLE,
    posts: () =>
      [...state.posts.values()]
        .filter(({ isDeleted }) => !isDeleted)
        .map((post) => ({
          id: post.urn,
          accountId: post.ownerId.replace('urn:li:person:', ''),
          ...authorOf(post.ownerId),
          text: post.commentary,
          media: mediaOf(post.assets),
          createdAt: post.createdAt.toISOString(),
          url: `https://www.linkedin.com/feed/update/${post.urn}`,
          note: comments.ownUnder(post)?.text ?? post.visibility,
        })),
    revokeAccount: (id) => state.grants.revokeAccount(memberOf(id)),
    expireAccess: (id) => state.grants.expireAccess(memberOf(id)),
    dropScopes: (id) => state.grants.dropScopes(memberOf(id), (scope) => !scope.startsWith('w_')),
    accessTo: (id) => state.grants.accessTo(memberOf(id)),
    get actions() {
      return state.switches.actions
    },
    voice: comments.voice,
    reset: () => {
      state.reset()
      comments.reset()
    },
    faultReply: ({ status, retryAfterSeconds }) => ({
      ...refuse({
        status,
        code: status === 429 ? 'TOO_MANY_REQUESTS' : 'INTERNAL_SERVER_ERROR',
        message: status === 429 ? 'Resource level throttle DAY limit' : 'Internal Server Error',
      }),
      ...(retryAfterSeconds !== undefined && {
        headers: { 'retry-after': String(retryAfterSeconds) },
      }),
    }),
  }
}
