export const endpoints = {
  api: 'https://api.vk.ru',
  /** VK ID: its page, and the server that exchanges its codes. */
  authorize: 'https://id.vk.ru/authorize',
  id: 'https://id.vk.ru',
  site: 'https://vk.com',
}
