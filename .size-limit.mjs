import { readFileSync } from 'node:fs'

const CLIENT = 'apps/web/dist/client'
const SHELL = 'src/app/entry-client.tsx'
const APP_LAYOUT = 'src/app/layouts/app-layout.tsx'
const FIRST_PAGE = 'src/app/pages/dashboard-page.tsx'
const OUTSIDE_THE_APP =
  /^src\/(site\/|features\/identity\/auth\/|app\/layouts\/|app\/pages\/landing-page)/
const FOR_DEVELOPERS = /\/dev-/
/** They draw slides of every kind in every style. */
const EDITORS = /^src\/features\/studio\/(greenscreen-meme|own-video|product-demo|talking-head)\//

/** The build tells the server which files each page needs; the budgets are set on the same list. */
const readAssets = () => {
  const entry = readFileSync('apps/web/dist/server/entry-server.js', 'utf8')
  const [, settings] = /^const settings = (\{.*\})$/m.exec(entry) ?? []
  return JSON.parse(settings).assets
}

const { chunks, guestProgram } = readAssets()
const { [SHELL]: shell, ...pages } = chunks
const inClient = (files) => files.map((file) => `${CLIENT}${file}`)
const budget = (name, path, limit) => ({ name, path, limit, gzip: true })

const loadedWith = (source) => {
  if (OUTSIDE_THE_APP.test(source)) return []
  return source === FIRST_PAGE ? pages[APP_LAYOUT] : [...pages[APP_LAYOUT], ...pages[FIRST_PAGE]]
}

/** What a page adds to what is there already: the shell and, inside the app, its layout and first page. */
const pageBudgets = ([source, files]) => {
  const loaded = [...shell, ...loadedWith(source)]
  const own = files.filter((file) => !loaded.includes(file))
  const name = source.replace(/^src\/|\.tsx$/g, '')
  return own.length === 0
    ? []
    : [budget(name, inClient(own), EDITORS.test(source) ? '59.2 KiB' : '51.2 KiB')]
}

export default [
  budget('shell', inClient(shell), '136.8 KiB'),
  ...Object.entries(pages)
    .filter(([source]) => !FOR_DEVELOPERS.test(source))
    .flatMap(pageBudgets),
  budget('page for guests', inClient(guestProgram), '118.5 KiB'),
  budget('slideshow editor', `${CLIENT}/assets/slideshow-screen-*.js`, '30 KiB'),
  // Two themes, and the rules of every screen.
  budget('styles', `${CLIENT}/assets/entry-client-*.css`, '18.2 KiB'),
  budget('styles of texts', `${CLIENT}/assets/prose-*.css`, '2 KiB'),
  budget('search index', `${CLIENT}/search.json`, '40 KiB'),
  // With the rules it is drawn by: no stylesheet comes before its first paint.
  budget('landing document', `${CLIENT}/index.html`, '22.1 KiB'),
  { name: 'fonts', path: `${CLIENT}/fonts/*.woff2`, limit: '40 KiB', gzip: false, brotli: false },
]
