import { expect, it } from 'vitest'
import { toProxiedImageUrl } from './image-address.ts'

const own = `${window.location.origin}/a.png`

it.each(['/a.png', 'a.png', 'data:image/png;base64,AA', 'blob:http://x/1', own])(
  'loads %s directly',
  (url) => {
    expect(toProxiedImageUrl(url)).toBe(url)
  },
)

it.each(['https://cdn.test/a.png?x=1&y=2', 'http://cdn.test/a.png', '//cdn.test/a.png'])(
  'loads %s through the proxy',
  (url) => {
    const address = new URL(url, window.location.origin).href
    expect(toProxiedImageUrl(url)).toBe(
      `/api/analytics/proxy-image?url=${encodeURIComponent(address)}`,
    )
  },
)
