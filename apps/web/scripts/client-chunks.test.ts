import { expect, it } from 'vitest'
import { filesToPreload, sharedChunkOf } from './client-chunks.ts'

const SRC = '/repo/apps/web/src'
const LAYOUT = `${SRC}/app/layouts/app-layout.tsx`
const LANDING = `${SRC}/app/pages/landing-page.tsx`
const TOOL = `${SRC}/site/tools/late-program.ts`
const LOGIN = `${SRC}/features/identity/auth/login-page.tsx`
const LINK = `${SRC}/features/identity/auth/link-google-page.tsx`
const DASHBOARD = `${SRC}/app/pages/dashboard-page.tsx`
const AFFILIATE = `${SRC}/features/money/affiliate/affiliate-page.tsx`
const CONNECTIONS = `${SRC}/app/pages/connections-page.tsx`
const GALLERY = `${SRC}/app/pages/dev-ui-page.tsx`
const PAGES = [LAYOUT, LANDING, TOOL, LOGIN, LINK, DASHBOARD, AFFILIATE, CONNECTIONS, GALLERY]

const chunkOf = (id: string, importers: string[]) =>
  sharedChunkOf({
    id,
    find: (other) => {
      if (PAGES.includes(other)) return { importers: [], dynamicImporters: ['tree'] }
      return { importers: other === id ? importers : [], dynamicImporters: [] }
    },
  })

it.each([
  ['common', [LANDING, DASHBOARD]],
  ['common', [LOGIN, AFFILIATE]],
  ['auth', [LOGIN, LINK]],
  ['app', [LAYOUT, AFFILIATE]],
  ['first', [DASHBOARD, AFFILIATE]],
  ['pages', [AFFILIATE, CONNECTIONS]],
  ['pages', [AFFILIATE, TOOL]],
  [null, [AFFILIATE]],
])('puts shared modules into %s by their importers', (chunk, importers) => {
  expect(chunkOf(`${SRC}/ui/layout/card.tsx`, importers)).toBe(chunk)
})

it('puts icons by their importers, too', () => {
  const icon = '/repo/node_modules/lucide-react/dist/esm/icons/x.mjs'
  expect(chunkOf(icon, [LANDING, DASHBOARD])).toBe('common')
  expect(chunkOf(icon, [LAYOUT, AFFILIATE])).toBe('app')
  expect(chunkOf(icon, [AFFILIATE, CONNECTIONS])).toBe('app')
  expect(chunkOf(icon, [AFFILIATE])).toBeNull()
})

it('does not count the pages for developers', () => {
  expect(chunkOf(`${SRC}/ui/layout/card.tsx`, [AFFILIATE, GALLERY])).toBeNull()
})

it('keeps overlays out of the chunks of the first paint', () => {
  expect(chunkOf('/repo/node_modules/@radix-ui/react-slot/x.mjs', [])).toBe('common')
  expect(chunkOf('/repo/node_modules/@radix-ui/react-roving-focus/x.mjs', [])).toBe('controls')
  expect(chunkOf(`${SRC}/ui/forms/segmented.tsx`, [LANDING, AFFILIATE])).toBe('controls')
  expect(chunkOf('/repo/node_modules/react-remove-scroll/x.mjs', [])).toBe('overlays')
  expect(chunkOf(`${SRC}/ui/overlays/dialog.tsx`, [AFFILIATE, CONNECTIONS])).toBe('overlays')
  expect(chunkOf('/repo/node_modules/@floating-ui/dom/x.mjs', [])).toBeNull()
  expect(chunkOf('/repo/node_modules/sonner/x.mjs', [])).toBeNull()
})

it('keeps the modules of generations in one chunk', () => {
  const stream = `${SRC}/generations/model/generation-stream.ts`
  expect(chunkOf(stream, [AFFILIATE, CONNECTIONS])).toBe('generations')
  expect(chunkOf(stream, [DASHBOARD, CONNECTIONS])).toBe('first')
})

it('omits the shell from the preload list of a page', () => {
  const own = 'assets/reactions-B1.js'
  const files = [
    'assets/react-A1.js',
    own,
    'assets/schemas-E5.js',
    'assets/libraries-C-3_x.js',
    'assets/entry-client-D4.js',
  ]
  const preloadedBy = (hostId: string) =>
    filesToPreload('assets/page.js', [...files, 'assets/prose-C1.css'], { hostId })
  expect(preloadedBy('assets/other-page-A1.js')).toEqual([own, 'assets/prose-C1.css'])
  expect(preloadedBy('assets/entry-client-D4.js')).toEqual(['assets/prose-C1.css'])
})
