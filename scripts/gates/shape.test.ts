import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { NETWORKS } from '@kadr/contract/publishing/networks'
import { routes } from '@kadr/contract/routes'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const MODULES = 'apps/server/src/modules/'
const MAX_LINES = 400
/** `users.repository.ts`, or a verb such as `reserve-points.ts`; what runs on threads, tests and fixtures beside them. */
const MODULE_FILE =
  /^[a-z0-9-]+(\.(routes|jobs|consumers|service|repository|presenter|thread))?(\.(test|fixture|s3))?\.ts$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(join(ROOT, path)))
  .toSorted()
const sources = files.filter((path) => /\.(tsx?|mjs|cjs|css)$/.test(path))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

it('keeps every source file within 400 lines', () => {
  const long = sources.filter((path) => read(path).split('\n').length > MAX_LINES)
  expect(long).toEqual([])
})

it('names files for what they hold', () => {
  const vague = sources.filter((path) =>
    /^(utils?|helpers?|common|misc|shared|lib)\.(tsx?|mjs)$/.test(basename(path)),
  )
  expect(vague).toEqual([])
})

/** Of a folder, without its tests; of a module or a feature, before it needs rooms. */
const MAX_FILES = 40
const isTest = (path: string) => /\.(test|suite|s3|fixture)\.tsx?$/.test(path)

it('keeps folders at most forty files wide', () => {
  const counted = sources.filter((path) => /^(apps|packages)\/[^/]+\/src\//.test(path))
  const byFolder = Map.groupBy(
    counted.filter((path) => !isTest(path)),
    (path) => dirname(path),
  )
  const wide = [...byFolder].filter(([, paths]) => paths.length > MAX_FILES)
  expect(wide.map(([folder, paths]) => `${folder}: ${paths.length}`)).toEqual([])
})

it('keeps the one shape of a server module', () => {
  // modules/<wing>/<module>/<file>, or modules/<wing>/<module>/<room>/<file> where a module is large.
  const inModules = sources
    .filter((path) => path.startsWith(MODULES))
    .map((path) => path.slice(MODULES.length))
    .filter((path) => !/^[^/]+\/index\.ts$/.test(path))
  const strangers = inModules.filter((path) => {
    const parts = path.split('/')
    return parts.length < 3 || parts.length > 4 || !MODULE_FILE.test(parts.at(-1) ?? '')
  })
  expect(strangers).toEqual([])
  const byModule = Map.groupBy(inModules, (path) => path.split('/').slice(0, 2).join('/'))
  const faceless = [...byModule].filter(([name, paths]) => !paths.includes(`${name}/index.ts`))
  expect(faceless.map(([name]) => name)).toEqual([])
  const roomless = [...byModule].filter(
    ([, paths]) =>
      paths.filter((path) => !isTest(path)).length > MAX_FILES &&
      paths.every((path) => path.split('/').length === 3),
  )
  expect(roomless.map(([name]) => name)).toEqual([])
  const crumbled = [...byModule].filter(
    ([, paths]) => paths.length <= MAX_FILES && paths.some((path) => path.split('/').length === 4),
  )
  expect(crumbled.map(([name]) => name)).toEqual([])
})

const NETWORK_NAMES = NETWORKS.join('|')
const BRANCHES_BY_NETWORK = new RegExp(
  `\\b(?:network|source|messenger|provider)\\w*\\)?\\s*[!=]==\\s*'(?:${NETWORK_NAMES})'|'(?:${NETWORK_NAMES})'\\s*[!=]==|case '(?:${NETWORK_NAMES})'`,
)
/** Folders of one network each. */
const OF_ONE_NETWORK =
  /^packages\/(networks|sandbox|downloads)\/|\/networks\/|\.test\.tsx?$|\/test\//
/** The only source whose downloads need the word of the installation's owner: `parseDownloads` reads no adapters. */
const MAY_BRANCH = ['apps/server/src/config/downloads.ts']

it('branches by what a network can do and not by its name', () => {
  const generic = sources.filter(
    (path) => /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !OF_ONE_NETWORK.test(path),
  )
  expect(generic.filter((path) => BRANCHES_BY_NETWORK.test(read(path)))).toEqual(MAY_BRANCH)
  // Guards against a pattern that matches nothing.
  expect("network === 'youtube'").toMatch(BRANCHES_BY_NETWORK)
  expect("case 'telegram'").toMatch(BRANCHES_BY_NETWORK)
})

const SERVES_ALL_MESSENGERS =
  /^apps\/(server\/src\/(modules\/(bot|delivery|identity|money\/affiliate)|platform\/outside\/(messengers|networks))|web\/src\/messenger)\//
const OF_ONE_MESSENGER = /\/(telegram|max)\/|\.test\.tsx?$/
const NAMES_MESSENGER = /[Tt]elegram|TELEGRAM|'max'|\bMAX\b|\bmessengers\.max\b|\bmax \}/
/** Lists of messengers, and the column of the one that has a switch of its own. */
const LIST_MESSENGERS = [
  'apps/server/src/modules/identity/users/users.repository.ts',
  'apps/server/src/platform/outside/messengers/messengers.ts',
  'apps/web/src/messenger/all-launchers.ts',
]

it('names a messenger only in its folder and in lists', () => {
  const generic = sources.filter(
    (path) => SERVES_ALL_MESSENGERS.test(path) && !OF_ONE_MESSENGER.test(path),
  )
  expect(generic.filter((path) => NAMES_MESSENGER.test(read(path)))).toEqual(LIST_MESSENGERS)
  // Guards against a pattern that matches nothing.
  expect("messenger === 'max'").toMatch(NAMES_MESSENGER)
})

const TARGETS = `${MODULES}publishing/targets/`
/** Modules that read targets together with tables of their own. */
const READERS_OF_TARGETS = [
  'automation/automations/feeds/earlier-posts.repository.ts',
  'delivery/notifications/post-briefs.repository.ts',
  'insight/collector/replay.repository.ts',
  'insight/collector/work-items.repository.ts',
  'publishing/posts/compose/accounts.repository.ts',
  'publishing/posts/compose/post-media.repository.ts',
  'publishing/posts/personal-data.repository.ts',
  'publishing/posts/post-pages.repository.ts',
  'publishing/posts/post-state.repository.ts',
  'publishing/publisher-setup/slots.repository.ts',
  'team/reviews/review-links.repository.ts',
]
const IMPORTS_TARGETS =
  /import [^;]*?\b(postTargets|publishAttempts|targetEvents)\b[^;]*?from '[^']*db\/schema\//
it('reads targets, their attempts and their timeline through their module', () => {
  const strangers = sources.filter(
    (path) =>
      path.startsWith('apps/server/src/') && !path.startsWith(TARGETS) && !/\.test\.ts$/.test(path),
  )
  const readers = strangers.filter((path) => IMPORTS_TARGETS.test(read(path)))
  expect(readers.map((path) => path.replace(MODULES, ''))).toEqual(READERS_OF_TARGETS)
})

/** Called by messengers, networks that import a feed, images on a page, download managers, programs of calendars and external API clients. */
const CALLED_BY_OTHERS = [
  'telegramWebhook',
  'maxWebhook',
  'proxyImage',
  'downloadExport',
  'downloadReport',
  'readCalendarFeed',
  'readPublishedFeed',
  'getPublicationFeed',
  'checkPost',
  'listAccountGroupsShortly',
  'showDownloadPicture',
]

it('calls every route of the contract from the web', () => {
  const web = sources
    .filter((path) => path.startsWith('apps/web/src/') && !/\.test\.tsx?$/.test(path))
    .map(read)
    .join('\n')
  const unused = Object.keys(routes).filter((name) => !new RegExp(`\\b${name}\\b`).test(web))
  expect(unused.filter((name) => !CALLED_BY_OTHERS.includes(name))).toEqual([])
})

const WEB = 'apps/web/src/'
const BROWSER_STORES =
  /\b(localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.\w)/
/**
 * The start script only makes the browser read its storage early, the theme is read before any module is there; the
 * referral has the one cookie of the site; what other apps share is put by the service worker, which knows no user.
 */
const TOUCH_BROWSER_STORES = [
  'app/start.ts',
  'platform/analytics/referral.ts',
  'platform/offline/shared-cache.ts',
  'platform/page/theme.ts',
  'platform/storage/safe-storage.ts',
]
const IMPORTS_RAW_STORAGE = /import \{[^}]*\b(localTexts|sessionTexts)\b/
const IMPORT_RAW_STORAGE = [
  'platform/storage/device-storage.ts',
  'platform/storage/user-storage.ts',
]

it('stores in the browser only by the user or by a listed key of the device', () => {
  const screens = sources.filter(
    (path) => path.startsWith(WEB) && !/\.test\.tsx?$/.test(path) && /\.tsx?$/.test(path),
  )
  const matching = (pattern: RegExp) =>
    screens.filter((path) => pattern.test(read(path))).map((path) => path.slice(WEB.length))
  expect(matching(BROWSER_STORES)).toEqual(TOUCH_BROWSER_STORES)
  expect(matching(IMPORTS_RAW_STORAGE)).toEqual(IMPORT_RAW_STORAGE)
})
