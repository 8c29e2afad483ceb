import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { MANIFESTS, writeAssets } from './build-assets.ts'
import { refuseChunkCircles } from './chunk-circles.ts'
import { clientChunks, filesToPreload } from './client-chunks.ts'
import { compressFiles } from './compress-files.ts'
import { prerender } from './prerender.ts'

export const WEB_ROOT = path.resolve(import.meta.dirname, '..')
const CONFIG = { configFile: path.join(WEB_ROOT, 'vite.config.ts'), logLevel: 'warn' } as const

const buildClient = (outDir: string) =>
  build({
    ...CONFIG,
    plugins: [refuseChunkCircles()],
    build: {
      outDir,
      manifest: MANIFESTS.client,
      modulePreload: { polyfill: false, resolveDependencies: filesToPreload },
      rolldownOptions: {
        input: { 'entry-client': 'src/app/entry-client.tsx', start: 'src/app/start.ts' },
        output: { codeSplitting: clientChunks },
      },
    },
  })

/** Apart from the app, so that none of the app's shared files is loaded for a guest. */
const buildGuest = (outDir: string) =>
  build({
    ...CONFIG,
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      manifest: MANIFESTS.guest,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { 'entry-guest': 'src/app/entry-guest.tsx' } },
    },
  })

/** One self-contained module, so that the server imports nothing else of the web app. */
const buildServer = (outDir: string) =>
  build({
    ...CONFIG,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: true,
      rolldownOptions: {
        input: { app: 'src/app/entry-server.tsx' },
        output: { entryFileNames: '[name].js' },
      },
    },
  })

/** Builds the client assets, the server renderer and the prerendered content pages. */
export const buildSite = async ({ outDir }: { outDir: string }) => {
  // Built aside and renamed into place: a partial build is never visible.
  const workDir = path.join(WEB_ROOT, '.cache/dist', `build-${process.pid}`)
  const clientDir = path.join(workDir, 'client')
  const serverDir = path.join(workDir, 'server')
  try {
    await buildClient(clientDir)
    await buildGuest(clientDir)
    await buildServer(serverDir)
    const { buildId } = await writeAssets({ clientDir, serverDir })
    const naming = await prerender({ clientDir, serverDir, buildId })
    await compressFiles({ folder: clientDir, except: naming })
    await rm(outDir, { recursive: true, force: true })
    await rename(workDir, outDir)
  } finally {
    await rm(workDir, { recursive: true, force: true })
  }
}
