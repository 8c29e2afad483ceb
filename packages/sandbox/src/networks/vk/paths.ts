/** Path of each endpoint below the fake's base. */
export const vkPaths = {
  /** `https://api.vk.ru` */
  api: '/api',
  /** `https://id.vk.ru/authorize` */
  authorize: '/id/authorize',
  /** `https://id.vk.ru` */
  id: '/id',
  /** `https://vk.com` */
  site: '/www',
}
