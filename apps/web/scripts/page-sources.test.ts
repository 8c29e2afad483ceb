import { expect, it } from 'vitest'
import { nameSources } from './page-sources.ts'

const rewrite = (code: string) =>
  nameSources({ code, file: '/web/src/app/route-tree.tsx', root: '/web' })

it("adds the file's path to each lazy page, however it is laid out", () => {
  expect(rewrite("lazyPage(() => import('../site/a.tsx'))")).toBe(
    "lazyPage.from('src/site/a.tsx')(() => import('../site/a.tsx'))",
  )
  expect(rewrite("lazyPage(\n  () => import('./b.tsx'), options)")).toContain(
    "lazyPage.from('src/app/b.tsx')(",
  )
})

it('leaves everything else as it is', () => {
  const code = "const load = () => import('./a.tsx')"
  expect(rewrite(code)).toBe(code)
})
