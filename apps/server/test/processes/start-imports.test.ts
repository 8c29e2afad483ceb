import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../../src')

/** Every module the program loads before it can serve. */
const listImports = () => {
  const program = `
    import { registerHooks } from 'node:module'
    const seen = []
    registerHooks({ load: (url, context, load) => (seen.push(url), load(url, context)) })
    const { resolveOnce } = await import('${SOURCES}/platform/process/resolve-once.ts')
    resolveOnce()
    await import('${SOURCES}/app.ts')
    await import('${SOURCES}/platform/process/run-program.ts')
    console.log(seen.join('\\n'))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
}

it('starts without what only a sign-in, a letter, a push or a text needs', () => {
  const imports = listImports()
  expect(imports.some((url) => url.includes('/node_modules/fastify/'))).toBe(true)
  expect(imports.some((url) => url.includes('/node_modules/drizzle-orm/pg-core/'))).toBe(true)
  const heavy =
    /(?:node_modules\/(?:jose|openid-client|oauth4webapi|oidc-provider|@tma\.js|fp-ts|undici|nodemailer|web-push|@aws-sdk|@tus\/s3-store|yaml)|packages\/content|packages\/writer\/src\/[a-z]+)\//
  expect(imports.filter((url) => heavy.test(url))).toEqual([])
}, 60_000)
