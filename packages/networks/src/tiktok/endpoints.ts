/** Addresses of the real network. Uploads go where the network says, host and all. */
export const ENDPOINTS = {
  authorize: 'https://www.tiktok.com/v2/auth/authorize',
  api: 'https://open.tiktokapis.com/v2',
} as const
