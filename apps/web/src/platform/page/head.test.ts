// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { applyHead, collectHead, headToHtml } from './head.ts'
import { pageHead, siteHead } from './seo.ts'

const ORIGIN = 'https://kadr.test'

const headOf = (seo: Parameters<typeof pageHead>[0]) => {
  const page = pageHead(seo)
  return collectHead({
    matches: [siteHead(), { meta: page.meta, headScripts: page.scripts }],
    origin: ORIGIN,
    path: '/blog',
  })
}

const contentOf = (head: ReturnType<typeof headOf>, key: string) =>
  head.tags.find(({ attributes }) => attributes.name === key || attributes.property === key)
    ?.attributes.content

it('names the page before the site', () => {
  expect(headOf({ title: 'Блог' }).title).toBe('Блог | Кадр')
  expect(headOf({}).title).toBe('Кадр')
})

it('gives every page the large card, a canonical address and a whole picture address', () => {
  const head = headOf({ title: 'Блог', image: '/share/blog.png' })
  expect(contentOf(head, 'twitter:card')).toBe('summary_large_image')
  expect(contentOf(head, 'og:image')).toBe(`${ORIGIN}/share/blog.png`)
  expect(contentOf(head, 'og:url')).toBe(`${ORIGIN}/blog`)
  expect(headToHtml(head)).toContain(`rel="canonical" href="${ORIGIN}/blog"`)
})

it('lets the page override its layout, without duplicates', () => {
  const head = headOf({ title: 'Статья', type: 'article' })
  const types = head.tags.filter(({ attributes }) => attributes.property === 'og:type')
  expect(types.map(({ attributes }) => attributes.content)).toEqual(['article'])
})

it('gives private pages no canonical address', () => {
  const html = headToHtml(headOf({ isPrivate: true }))
  expect(html).toContain('noindex')
  expect(html).not.toContain('canonical')
})

it('escapes attributes and scripts', () => {
  const html = headToHtml(
    headOf({ title: '<b>"x"', description: '"><script>', jsonLd: [{ name: '</script>' }] }),
  )
  expect(html).toContain('<title>&lt;b&gt;&quot;x&quot; | Кадр</title>')
  expect(html).not.toContain('"><script>')
  expect(html).toContain('\\u003c/script>')
})

it('makes the paths of structured data absolute', () => {
  const html = headToHtml(headOf({ jsonLd: [{ url: '/blog', parts: [{ logo: '/l.png' }] }] }))
  expect(html).toContain(`{"url":"${ORIGIN}/blog","parts":[{"logo":"${ORIGIN}/l.png"}]}`)
})

it('replaces the previous head', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#FAF9F6">'
  applyHead(headOf({ title: 'Один', description: 'первая' }))
  applyHead(headOf({ title: 'Два' }))
  expect(document.title).toBe('Два | Кадр')
  expect(document.head.querySelector('meta[name=description]')).toBeNull()
  expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
  expect(document.head.querySelector('meta[name=theme-color]')).not.toBeNull()
})
