import { expect, it } from 'vitest'
import { toDocumentAssets } from './build-assets.ts'
import { robotsText, sitemapXml } from './site-files.ts'

it('lists the chunks of each page, shared ones too, each once', () => {
  const assets = toDocumentAssets({
    'src/app/entry-client.tsx': {
      file: 'assets/entry.js',
      css: ['assets/app.css'],
      dynamicImports: ['src/a.tsx'],
    },
    'src/a.tsx': { file: 'assets/a.js', imports: ['_ui.js', '_icons.js'] },
    '_ui.js': { file: 'assets/ui.js', imports: ['_icons.js', 'src/a.tsx'] },
    '_icons.js': { file: 'assets/icons.js' },
  })
  expect(assets).toEqual({
    script: '/assets/entry.js',
    styles: ['/assets/app.css'],
    chunks: {
      'src/app/entry-client.tsx': ['/assets/entry.js'],
      'src/a.tsx': ['/assets/a.js', '/assets/ui.js', '/assets/icons.js'],
    },
  })
})

it('refuses a build without an entry', () => {
  expect(() => toDocumentAssets({})).toThrow('src/app/entry-client.tsx')
})

it('tells search engines of the pages and keeps them out of the API', () => {
  expect(sitemapXml({ origin: 'https://kadr.test', paths: ['/', '/blog/а'] })).toContain(
    '<url><loc>https://kadr.test/blog/%D0%B0</loc></url>',
  )
  expect(robotsText('https://kadr.test')).toContain('Disallow: /api/\n')
})
