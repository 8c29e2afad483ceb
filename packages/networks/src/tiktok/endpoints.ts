/** Production URLs. Upload URLs are returned by the API. */
export const ENDPOINTS = {
  authorize: 'https://www.tiktok.com/v2/auth/authorize',
  api: 'https://open.tiktokapis.com/v2',
} as const
