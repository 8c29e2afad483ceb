export const endpoints = {
  api: 'https://platform-api2.max.ru',
  site: 'https://max.ru',
  /** Not a URL: `on` once MAX lets bots comment; its page says that the method is unavailable for a time. */
  comments: 'off',
}
