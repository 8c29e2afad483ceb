export const endpoints = {
  api: 'https://api.telegram.org',
  site: 'https://t.me',
  /** Public pages of channels, read by the server. */
  preview: 'https://t.me',
  /** Not an address: `on` where `api` is a Bot API server of one's own, which takes files up to 2 GB. */
  largeFiles: 'off',
}
