// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createInliner, readSheet, stylesOf } from './inline-page.ts'

const sheetOf = (css: string) => readSheet(Buffer.from(css))

it('keeps what an element of the page can match in any state, and drops the rest', () => {
  const css = stylesOf({
    html: '<details class="menu group"><p class="hover:red [&amp;_b]:wide md:w-1/2">',
    sheets: [
      sheetOf(`
        .menu[open] { color: red }
        .hover\\:red:hover { color: red }
        .group:is([open], :popover-open) .wide\\! { color: red }
        @media (width >= 48rem) { .md\\:w-1\\/2 { width: 50% } .md\\:gone { width: 1px } }
        .\\[\\&_b\\]\\:wide b { width: 9px }
        :where(.absent > :not(:last-child)) { margin: 0 }
        .absent .menu { color: blue }
        p:not(.absent) { color: green }
        .border-collapse { border-collapse: collapse }
        .menu b { border-collapse: separate }
      `),
    ],
  })
  expect(css).toContain('.menu[open]')
  expect(css).toContain('.hover\\:red:hover')
  expect(css).toContain('width:50%')
  expect(css).toContain('9px')
  expect(css).toContain('green')
  expect(css).toContain('border-collapse:separate')
  expect(css).not.toMatch(/gone|margin|blue|wide\\!/)
})

it('keeps layers in their order, faces of fonts, and the properties that something refers to', () => {
  const css = stylesOf({
    html: '<svg class="mark"><path fill="var(--of-markup)">',
    sheets: [
      sheetOf(`
        @layer theme, base, utilities;
        @layer theme { :root { --of-rule: red; --of-markup: blue; --of-nothing: green } }
        @layer utilities { .mark { color: var(--of-rule) } .absent { color: var(--of-nothing) } }
        @property --of-rule { syntax: "*"; inherits: false }
        @font-face { font-family: Onest; src: url(/fonts/a.woff2) }
      `),
      sheetOf('@layer base { .mark { width: 1px } }'),
    ],
  })
  expect(css).toMatch(/^@layer theme/)
  expect(css.indexOf('@layer base')).toBeLessThan(css.indexOf('@layer utilities'))
  expect(css).toContain('--of-rule:red;--of-markup:blue}')
  expect(css).toContain('@property --of-rule')
  expect(css).toContain('@font-face')
  expect(css).not.toContain('--of-nothing')
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kadr-inline-'))
  await writeFile(path.join(folder, 'app.css'), '.a { color: red } .b { color: blue }')
  await writeFile(path.join(folder, 'prose.css'), '.prose { color: green }')
  await writeFile(path.join(folder, 'start.js'), "const price = '$1'\n")
})
afterAll(() => rm(folder, { recursive: true }))

it('leaves nothing in the document that the first paint waits for', async () => {
  const html = await createInliner(folder)(
    [
      '<head><link rel="stylesheet" href="/app.css"></head>',
      '<link rel="stylesheet" href="/prose.css" data-precedence="default"/><p class="a prose">',
      '<script type="module" src="/start.js" fetchpriority="low" data-program="/x.js"></script>',
    ].join(''),
  )
  expect(html).toBe(
    [
      '<head><style>.a{color:red}.prose{color:green}</style>',
      '<link rel="stylesheet" data-href="/app.css"></head>',
      '<link rel="stylesheet" data-href="/prose.css" data-precedence="default">',
      '<p class="a prose">',
      '<script type="module" data-program="/x.js">const price = \'$1\'</script>',
    ].join(''),
  )
})
