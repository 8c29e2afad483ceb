import { defineConfig } from 'vitest/config'

/** Tests that need an S3 server: `npm run test:s3` brings one up. */
export default defineConfig({
  test: {
    include: ['apps/server/**/*.s3.ts'],
    globalSetup: ['apps/server/test/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
