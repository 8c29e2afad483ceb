export const ENDPOINTS = {
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  revoke: 'https://oauth2.googleapis.com/revoke',
  api: 'https://www.googleapis.com/youtube/v3',
  analytics: 'https://youtubeanalytics.googleapis.com/v2',
  upload: 'https://www.googleapis.com/upload/youtube/v3',
  /** Not a URL: `on` once Google has accepted the amendment that allows keeping statistics beyond 30 days. */
  longStorage: 'off',
} as const
