/** Production URLs. The upload URL of a video is returned by the API. */
export const ENDPOINTS = {
  authorize: 'https://www.pinterest.com/oauth/',
  api: 'https://api.pinterest.com/v5',
} as const
