/** Where the fake serves what the real network has on several hosts. */
export const youtubePaths = {
  authorize: '/o/oauth2/v2/auth',
  token: '/token',
  revoke: '/revoke',
  api: '/youtube/v3',
  analytics: '/youtubeanalytics/v2',
  upload: '/upload/youtube/v3',
} as const
