import * as z from 'zod/mini'

export const WORKER = '/worker.js'

/** Pages that open without a network. */
const ROUTES = [
  '/app',
  '/app/dashboard',
  '/app/calendar',
  '/app/posts',
  '/app/posts/new',
  '/app/posts/$postId',
]

const filesByRoute = z.record(z.string(), z.array(z.string()))

/** What this page was made of: the program, its styles and fonts. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/** Hands the files of the app to the service worker, which keeps them for the day without a network. */
export const keepApp = async ({ buildId }: { buildId: string }): Promise<void> => {
  await navigator.serviceWorker.register(WORKER)
  const { active } = await navigator.serviceWorker.ready
  const response = await fetch(`/builds/pages/${buildId}.json`)
  const byRoute = filesByRoute.parse(await response.json())
  const files = [...loadedFiles(), ...ROUTES.flatMap((route) => byRoute[route] ?? [])]
  active?.postMessage({ kind: 'keep', files: [...new Set(files)] })
}
