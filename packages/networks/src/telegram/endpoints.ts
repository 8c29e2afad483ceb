export const endpoints = {
  api: 'https://api.telegram.org',
  site: 'https://t.me',
}
