import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { countFrames, FRAMES_PER_SECOND } from '@kadr/scene/geometry/canvas-size'
import { createComposer } from './compose/composer.ts'
import { registerFonts } from './fonts.ts'
import { createKernel } from './planes/kernel.ts'
import { allocatePlanes, createKernelContext, viewBytes } from './planes/planes.ts'

/**
 * Yields the raw frames of a scene, composed in this process; the buffer is reused for the next
 * frame.
 */
export async function* composeFrames({
  scene,
  files,
  scale,
  path,
  memoryMebibytes = 512,
}: {
  scene: Scene
  files: Readonly<Record<string, string>>
  scale: number
  path: string
  memoryMebibytes?: number
}): AsyncGenerator<Uint8Array> {
  registerFonts(scene)
  const context = createKernelContext(createKernel({ memoryBytes: memoryMebibytes * 1024 * 1024 }))
  const fileOf = (asset: string) => files[asset] ?? ''
  const folder = tmpdir()
  const objectsDir = join(folder, 'kadr-objects')
  const composer = createComposer({ context, scene, scale, path, folder, objectsDir, fileOf })
  let planes = allocatePlanes(context, { ...composer.size, hasAlpha: false })
  try {
    for (let frame = 0; frame < countFrames(scene); frame += 1) {
      planes = await composer.composeNext(planes, frame / FRAMES_PER_SECOND)
      yield viewBytes(context, planes)
    }
  } finally {
    await composer.close()
  }
}
