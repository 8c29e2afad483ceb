export const endpoints = {
  api: 'https://api.telegram.org',
  site: 'https://t.me',
  /** Public pages of channels, read by the server. */
  preview: 'https://t.me',
  /** Not a URL: `on` when `api` is a self-hosted Bot API server, which accepts files up to 2 GB. */
  largeFiles: 'off',
}
