import { expect, it } from 'vitest'
import { filesToPreload, sharedChunkOf } from './client-chunks.ts'

const SRC = '/repo/apps/web/src'
const LAYOUT = `${SRC}/app/layouts/app-layout.tsx`
const LANDING = `${SRC}/site/landing-page.tsx`
const LOGIN = `${SRC}/features/auth/login-page.tsx`
const LINK = `${SRC}/features/auth/link-google-page.tsx`
const DASHBOARD = `${SRC}/app/pages/dashboard-page.tsx`
const ACCOUNT = `${SRC}/features/account/account-page.tsx`
const CONNECTIONS = `${SRC}/app/pages/connections-page.tsx`
const GALLERY = `${SRC}/app/pages/dev-ui-page.tsx`
const PAGES = [LAYOUT, LANDING, LOGIN, LINK, DASHBOARD, ACCOUNT, CONNECTIONS, GALLERY]

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
  ['common', [LOGIN, ACCOUNT]],
  ['auth', [LOGIN, LINK]],
  ['app', [LAYOUT, ACCOUNT]],
  ['first', [DASHBOARD, ACCOUNT]],
  ['pages', [ACCOUNT, CONNECTIONS]],
  [null, [ACCOUNT]],
])('puts shared modules into %s by their importers', (chunk, importers) => {
  expect(chunkOf(`${SRC}/ui/card.tsx`, importers)).toBe(chunk)
})

it('does not count the pages for developers', () => {
  expect(chunkOf(`${SRC}/ui/card.tsx`, [ACCOUNT, GALLERY])).toBeNull()
})

it('keeps overlays out of the chunks of the first paint', () => {
  expect(chunkOf('/repo/node_modules/@radix-ui/react-slot/x.mjs', [])).toBe('common')
  expect(chunkOf('/repo/node_modules/@radix-ui/react-roving-focus/x.mjs', [])).toBe('controls')
  expect(chunkOf(`${SRC}/ui/segmented.tsx`, [LANDING, ACCOUNT])).toBe('controls')
  expect(chunkOf('/repo/node_modules/react-remove-scroll/x.mjs', [])).toBe('overlays')
  expect(chunkOf(`${SRC}/ui/dialog.tsx`, [ACCOUNT, CONNECTIONS])).toBe('overlays')
  expect(chunkOf('/repo/node_modules/@floating-ui/dom/x.mjs', [])).toBeNull()
  expect(chunkOf('/repo/node_modules/sonner/x.mjs', [])).toBeNull()
})

it('keeps the modules of renders in one chunk', () => {
  const place = `${SRC}/renders/model/generation-stream.ts`
  expect(chunkOf(place, [ACCOUNT, CONNECTIONS])).toBe('renders')
  expect(chunkOf(place, [DASHBOARD, CONNECTIONS])).toBe('first')
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
