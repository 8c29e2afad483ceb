import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import type { Module } from '../module.ts'
import { mountProxyImage, type ProxyImageOptions } from './proxy-image.routes.ts'

export { drawPicture } from './draw-picture.ts'
export { fetchPicture } from './fetch-picture.ts'
export { signImageUrl } from './sign-image-url.ts'

const TIMEOUT_MS = 8_000

export const createProxyImageModule = (
  options: ProxyImageOptions = { fetch: createSafeFetch({ timeoutMs: TIMEOUT_MS }) },
): Module => ({
  name: 'proxy-image',
  routes: (mount, ctx) => mountProxyImage({ mount, ctx, options }),
})

export const proxyImageModule = createProxyImageModule()
