/** Addresses of the real network. Videos go where the network says, host and all. */
export const ENDPOINTS = {
  authorize: 'https://www.pinterest.com/oauth/',
  api: 'https://api.pinterest.com/v5',
} as const
