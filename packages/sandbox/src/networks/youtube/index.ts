import type { CreateFake } from '../fake-network.ts'
import { commentRoutes } from './comment-routes.ts'
import { createCommentStore } from './comment-store.ts'
import { dataRoutes } from './data-routes.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { playlistRoutes } from './playlist-routes.ts'
import { apiError, createState, PEOPLE, PLAYLISTS, privacyOf, type Video } from './state.ts'
import { uploadRoutes } from './upload-routes.ts'

export { youtubePaths } from './paths.ts'

export const createYoutubeFake: CreateFake = (world) => {
  const state = createState(world)
  const base = `${world.hostUrl}/youtube`
  const comments = createCommentStore({ world, state })
  const playlistOf = (id: string) => {
    const item = [...state.playlistItems.values()].find(({ videoId }) => videoId === id)
    return PLAYLISTS.find((playlist) => playlist.id === item?.playlistId)?.title
  }
  const noteOf = (video: Video) =>
    comments.ownUnder(video.id)?.text ??
    playlistOf(video.id) ??
    privacyOf(video, world.clock.now().getTime())
  return {
    id: 'youtube',
    title: 'YouTube',
    card: { order: ['media', 'words', 'author'], text: 'titled' },
    routes: [
      ...oauthRoutes(state),
      ...uploadRoutes(state),
      ...dataRoutes(state),
      ...playlistRoutes(state),
      ...commentRoutes({ state, comments }),
      state.shelf.route,
    ],
    people: () => PEOPLE,
    posts: () =>
      [...state.videos.values()].map((video) => ({
        id: video.id,
        accountId: video.channelId,
        text: `${video.title}\n\n${video.description}`,
        media: [{ kind: 'video', url: `${base}${video.mediaPath}` }],
        createdAt: video.createdAt,
        url: `https://www.youtube.com/watch?v=${video.id}`,
        note: noteOf(video),
      })),
    revokeAccount: state.grants.revokeAccount,
    expireAccess: state.grants.expireAccess,
    dropScopes: (accountId) =>
      state.grants.dropScopes(accountId, (scope) => scope.endsWith('youtube.readonly')),
    accessTo: state.grants.accessTo,
    get actions() {
      return state.switches.actions
    },
    backdate: (id, at) => {
      const video = state.videos.get(id)
      if (video) video.createdAt = at.toISOString()
    },
    voice: comments.voice,
    reset: () => {
      state.reset()
      comments.reset()
    },
    faultReply: ({ status, retryAfterSeconds }) => ({
      ...apiError({
        status,
        reason: status === 429 ? 'rateLimitExceeded' : 'backendError',
        message: status === 429 ? 'Rate Limit Exceeded' : 'Backend Error',
      }),
      ...(retryAfterSeconds !== undefined && {
        headers: { 'retry-after': String(retryAfterSeconds) },
      }),
    }),
  }
}
