import { expect, it } from 'vitest'
import { nameSources } from './page-sources.ts'

const rewrite = (code: string) =>
  nameSources({ code, file: '/web/src/app/routes/route-tree.tsx', root: '/web' })

it("adds the file's path to each lazy page, however it is laid out", () => {
  expect(rewrite("lazyPage({ load: () => import('../../site/a.tsx') })")).toBe(
    "lazyPage({ source: 'src/site/a.tsx', load: () => import('../../site/a.tsx') })",
  )
  expect(rewrite("inApp({\n  load:\n    () => import('../b.tsx'),\n})")).toContain(
    "source: 'src/app/b.tsx', load:",
  )
})

it('leaves everything else as it is', () => {
  const code = "const load = () => import('./a.tsx')"
  expect(rewrite(code)).toBe(code)
})
