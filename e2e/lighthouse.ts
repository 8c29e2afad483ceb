import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { z } from 'zod'
import { CHROMIUM } from './support/chromium.ts'
import { signInByGoogle } from './support/people.ts'
import { findFreePort, startServer } from './support/server.ts'

/**
 * Accessibility, search and layout shifts of the landing and the dashboard. `--all` takes every kind of public page and
 * the speed too, for a free machine. With it: `3` is the median of so many runs, `--only=/blog,/story` takes the pages
 * whose address contains one of these, `--results=file.json` keeps what was measured, so that a broken run goes on where
 * it ended.
 */
const RUNS = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 1)
const isAll = process.argv.includes('--all')
const optionOf = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = optionOf('only')?.split(',')
const resultsFile = optionOf('results')
const SPEED_AIM = { site: 98, app: 90 }
const LCP_AIM_MS = 1000
const OF_SITE = {
  ...(isAll && { performance: SPEED_AIM.site, 'best-practices': SPEED_AIM.site }),
  accessibility: 100,
  seo: 100,
}
const BUDGETS = [
  { path: '/', least: OF_SITE },
  // Its speed is printed, without a budget.
  { path: '/dashboard', least: { ...(isAll && { performance: 0 }), accessibility: 100 } },
] as const
/** One page of each kind of the public site. */
const PAGE_KINDS = [
  '/blog',
  '/blog/limits/limity-vosmi-setej',
  '/blog/tags',
  '/blog/tags/limits',
  '/knowledge-base',
  '/knowledge-base/tiktok',
  '/knowledge-base/posting/sozdat-post',
  '/hooks-gallery',
  '/hooks-gallery/list',
  '/terms',
  '/data-deletion',
  '/for-business',
  '/affiliate-program',
  '/story',
  '/free-tools',
  '/free-tools/tiktok-downloader',
].map((path) => ({ path, least: OF_SITE }))
const MAX_LAYOUT_SHIFT = 0.02
const LAYOUT_SHIFT = 'cumulative-layout-shift'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
type Page = { path: string; least: Partial<Record<Category, number>> }

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
type Target = { url: string; port: number; page: Page; browser: BrowserContext; speed: Speed }

/** How fast this machine is just now, by Lighthouse's own benchmark; every run measures it anew. */
type Speed = { index: number }

/** Lighthouse's phone is four times slower than a free, modern machine; a slower one is slowed down less. */
const slowdownFor = ({ index }: Speed) => {
  if (index >= 1300) return 4
  if (index >= 800) return 3 + (index - 800) / 500
  return 1 + Math.max(0, index - 150) / 325
}

const emptyCache = async (browser: BrowserContext) => {
  const page = await browser.newPage()
  const devTools = await browser.newCDPSession(page)
  await devTools.send('Network.clearBrowserCache')
  await page.close()
}

const runOnce = async ({ url, port, page, browser, speed }: Target) => {
  await emptyCache(browser)
  const result = await lighthouse(`${url}${page.path}`, {
    port,
    onlyCategories: Object.keys(page.least),
    ...(isAll
      ? { throttling: { cpuSlowdownMultiplier: slowdownFor(speed) } }
      : { onlyAudits: [LAYOUT_SHIFT], throttlingMethod: 'provided' }),
    // The session of a signed-in person has to survive from run to run.
    disableStorageReset: true,
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse gave no report on ${page.path}`)
  speed.index = result.lhr.environment.benchmarkIndex
  return result.lhr
}

const measure = async (target: Target) => {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run += 1) reports.push(await runOnce(target))
  const score = (category: Category) =>
    median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
  /** NaN, which passes nowhere, for what was not measured. */
  const audit = (id: string) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  const slowdown = median(
    reports.map(({ configSettings }) => configSettings.throttling.cpuSlowdownMultiplier),
  )
  const requests = median(
    reports.map(({ audits }) => {
      const { details } = audits['network-requests'] ?? {}
      return details?.type === 'table' ? details.items.length : 0
    }),
  )
  return { score, audit, slowdown, requests }
}

type Measured = Awaited<ReturnType<typeof measure>>

const barOf = ({ page, category }: { page: Page; category: Category }) =>
  page.least[category] ? `≥ ${page.least[category]}` : `aim ${SPEED_AIM.app}, not judged`

const listSpeed = ({ audit, requests, slowdown }: Measured) => [
  `FCP ${Math.round(audit('first-contentful-paint'))} ms`,
  `LCP ${Math.round(audit('largest-contentful-paint'))} ms`,
  `TBT ${Math.round(audit('total-blocking-time'))} ms`,
  `${Math.round(audit('total-byte-weight') / 1024)} KiB in ${requests} requests`,
  `CPU slowed down ${slowdown.toFixed(1)} times`,
]

const toLine = ({ page, measured }: { page: Page; measured: Measured }) => {
  const scores = CATEGORIES.filter((category) => category in page.least).map(
    (category) =>
      `${category} ${Math.round(measured.score(category))} (${barOf({ page, category })})`,
  )
  return [
    `${page.path}: ${scores.join(', ')}`,
    `CLS ${measured.audit(LAYOUT_SHIFT).toFixed(3)} (≤ ${MAX_LAYOUT_SHIFT})`,
    ...(isAll ? listSpeed(measured) : []),
  ].join(', ')
}

/** A busy machine may spoil a look; what is really wrong is wrong each time. */
const LOOKS = 3

const passes = ({ page, measured }: { page: Page; measured: Measured }) =>
  measured.audit(LAYOUT_SHIFT) <= MAX_LAYOUT_SHIFT &&
  (!page.least.performance || measured.audit('largest-contentful-paint') <= LCP_AIM_MS) &&
  CATEGORIES.every((category) => measured.score(category) >= (page.least[category] ?? 0))

const row = z.object({
  path: z.string(),
  isPassed: z.boolean(),
  scores: z.record(z.string(), z.number()),
  lcpMs: z.number(),
  tbtMs: z.number(),
  layoutShift: z.number(),
})
type Row = z.infer<typeof row>

const toRow = ({ page, measured }: { page: Page; measured: Measured }): Row => ({
  path: page.path,
  isPassed: passes({ page, measured }),
  scores: Object.fromEntries(
    CATEGORIES.filter((category) => category in page.least).map((category) => [
      category,
      Math.round(measured.score(category)),
    ]),
  ),
  lcpMs: Math.round(measured.audit('largest-contentful-paint')),
  tbtMs: Math.round(measured.audit('total-blocking-time')),
  layoutShift: measured.audit(LAYOUT_SHIFT),
})

/** The last look counts, unless one before it passed. */
const judge = async (target: Target): Promise<Row> => {
  const { page } = target
  const nothing = { scores: {}, lcpMs: 0, tbtMs: 0, layoutShift: 0 }
  let last: Row = { path: page.path, isPassed: false, ...nothing }
  for (let look = 1; look <= LOOKS && !last.isPassed; look += 1) {
    try {
      const measured = await measure(target)
      console.log(toLine({ page, measured }))
      last = toRow({ page, measured })
    } catch (error) {
      console.log(`${page.path}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return last
}

const readResults = (): Row[] =>
  resultsFile && existsSync(resultsFile)
    ? z.array(row).parse(JSON.parse(readFileSync(resultsFile, 'utf8')))
    : []

const worstOf = ({ scores }: Row) => Math.min(...Object.values(scores))

/** The worst page first. */
const printTable = (rows: readonly Row[]) => {
  const sorted = rows.toSorted(
    (a, b) =>
      Number(a.isPassed) - Number(b.isPassed) || worstOf(a) - worstOf(b) || b.lcpMs - a.lcpMs,
  )
  const lines = sorted.map(({ path, isPassed, scores, lcpMs, tbtMs, layoutShift }) => [
    path,
    {
      ...{ passed: isPassed, ...scores, 'LCP, ms': lcpMs, 'TBT, ms': tbtMs },
      CLS: Number(layoutShift.toFixed(3)),
    },
  ])
  console.table(Object.fromEntries(lines))
}

/** The page is closed again: an open one works beside the measured page and may stand before it. */
const signIn = async (browser: BrowserContext) => {
  const page = await browser.newPage()
  await signInByGoogle({ page })
  await page.close()
}

const run = async (rows: Row[]) => {
  const [landing, ...signedIn] = BUDGETS
  const wanted = [landing, ...(isAll ? PAGE_KINDS : []), ...signedIn].filter(
    ({ path }) =>
      (only?.some((part) => path.includes(part)) ?? true) &&
      !rows.some((known) => known.path === path && known.isPassed),
  )
  const server = await startServer({ name: 'lighthouse' })
  const port = await findFreePort()
  const profile = mkdtempSync(join(tmpdir(), 'kadr-lighthouse-'))
  const browser = await chromium.launchPersistentContext(profile, {
    ...CHROMIUM,
    args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
    baseURL: server.url,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  })
  try {
    const speed: Speed = { index: 0 }
    // The first run only tells how fast the machine is.
    if (isAll) {
      await runOnce({ url: server.url, port, page: landing, browser, speed }).catch(() => undefined)
    }
    for (const page of wanted) {
      if (page.path === '/dashboard') await signIn(browser)
      const judged = await judge({ url: server.url, port, page, browser, speed })
      const others = rows.filter(({ path }) => path !== judged.path)
      rows.splice(0, rows.length, ...others, judged)
      if (resultsFile) writeFileSync(resultsFile, JSON.stringify(rows))
    }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

const rows = readResults()
await run(rows)
if (isAll) printTable(rows)
process.exitCode = rows.every(({ isPassed }) => isPassed) ? 0 : 1
