import { ensureCeph, startCeph } from './lib/ceph.mjs'
import { ensureFfmpeg } from './lib/ensure-ffmpeg.mjs'
import { findNode } from './lib/find-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { run } from './lib/run.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'

/** An existing S3 from the environment, or a Ceph gateway started for the run. */
const openS3 = async () => {
  if (process.env.S3_ENDPOINT) return { env: {}, stop: async () => undefined }
  ensureCeph()
  return startCeph()
}

await ensureInstalled()
ensureFfmpeg()
const s3 = await openS3()
try {
  process.exitCode = await run({
    command: findNode(),
    args: [VITEST, 'run', '--config', 'vitest.s3.config.ts', ...process.argv.slice(2)],
    env: s3.env,
  })
} finally {
  await s3.stop()
}
