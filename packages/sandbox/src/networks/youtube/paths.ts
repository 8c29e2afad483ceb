/** Path of each endpoint below the fake's base. */
export const youtubePaths = {
  authorize: '/o/oauth2/v2/auth',
  token: '/token',
  revoke: '/revoke',
  api: '/youtube/v3',
  analytics: '/youtubeanalytics/v2',
  upload: '/upload/youtube/v3',
} as const
