import { blueskyPaths, createBlueskyFake } from './bluesky/index.ts'
import type { CreateFake } from './fake-network.ts'
import { createInstagramFake, instagramPaths } from './instagram/index.ts'
import { createLinkedinFake, linkedinPaths } from './linkedin/index.ts'
import { createMaxFake, maxPaths } from './max/index.ts'
import { createPinterestFake, pinterestPaths } from './pinterest/index.ts'
import { createTelegramFake, telegramPaths } from './telegram/index.ts'
import { createThreadsFake, threadsPaths } from './threads/index.ts'
import { createTiktokFake, tiktokPaths } from './tiktok/index.ts'
import { createVkFake, vkPaths } from './vk/index.ts'
import { createYoutubeFake, youtubePaths } from './youtube/index.ts'

export const fakes: Readonly<Record<string, CreateFake>> = {
  bluesky: createBlueskyFake,
  instagram: createInstagramFake,
  linkedin: createLinkedinFake,
  max: createMaxFake,
  pinterest: createPinterestFake,
  telegram: createTelegramFake,
  threads: createThreadsFake,
  tiktok: createTiktokFake,
  vk: createVkFake,
  youtube: createYoutubeFake,
}

const paths: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bluesky: blueskyPaths,
  instagram: instagramPaths,
  linkedin: linkedinPaths,
  max: maxPaths,
  pinterest: pinterestPaths,
  telegram: telegramPaths,
  threads: threadsPaths,
  tiktok: tiktokPaths,
  vk: vkPaths,
  youtube: youtubePaths,
}

/** Settings of an adapter that are no URLs. */
const VALUES = new Set(['extraScopes', 'pagesExtraScopes'])

/** Opened in a browser; all others are called by servers. */
const PAGES = new Set(['authorize', 'site', 'facebookSite'])

/** URLs of all fakes by network and endpoint. */
export function listSandboxEndpoints(host: {
  browserUrl: string
  serverUrl: string
}): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(paths).map(([id, endpoints]) => [
      id,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, path]) => [
          name,
          VALUES.has(name)
            ? path
            : `${PAGES.has(name) ? host.browserUrl : host.serverUrl}/${id}${path}`,
        ]),
      ),
    ]),
  )
}
