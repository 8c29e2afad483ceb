import { expect, it } from 'vitest'
import { toDocumentAssets } from './build-assets.ts'
import { robotsText } from './site-files.ts'

const MANIFEST = {
  'src/app/start.ts': { file: 'assets/start.js' },
  'src/app/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/app.css'],
    imports: ['_react.js'],
    dynamicImports: ['src/a.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  'src/a.tsx': { file: 'assets/a.js', imports: ['_ui.js', '_icons.js'] },
  '_ui.js': { file: 'assets/ui.js', imports: ['_icons.js', 'src/a.tsx'] },
  '_icons.js': { file: 'assets/icons.js' },
}

const GUEST = {
  'src/app/entry-guest.tsx': { file: 'assets/guest.js', imports: ['_ui.js'] },
  '_ui.js': { file: 'assets/guest-ui.js' },
}

it('lists the chunks of each page, shared ones too, each once and after those it needs', () => {
  expect(toDocumentAssets({ manifest: MANIFEST, guest: GUEST })).toEqual({
    start: '/assets/start.js',
    program: ['/assets/react.js', '/assets/entry.js'],
    guestProgram: ['/assets/guest-ui.js', '/assets/guest.js'],
    styles: ['/assets/app.css'],
    chunks: {
      'src/app/entry-client.tsx': ['/assets/react.js', '/assets/entry.js'],
      'src/a.tsx': ['/assets/icons.js', '/assets/ui.js', '/assets/a.js'],
    },
  })
})

it('refuses a build without its entries', () => {
  expect(() => toDocumentAssets({ manifest: {}, guest: GUEST })).toThrow('src/app/entry-client.tsx')
  const { 'src/app/start.ts': _start, ...rest } = MANIFEST
  expect(() => toDocumentAssets({ manifest: rest, guest: GUEST })).toThrow('src/app/start.ts')
  expect(() => toDocumentAssets({ manifest: MANIFEST, guest: {} })).toThrow(
    'src/app/entry-guest.tsx',
  )
})

it('closes the API and the app to search engines', () => {
  expect(robotsText('https://kadr.test')).toContain('Disallow: /api/\n')
  expect(robotsText('https://kadr.test')).toContain('Sitemap: https://kadr.test/sitemap.xml\n')
})
