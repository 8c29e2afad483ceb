import {
  addPicture,
  addReel,
  giveVideoPoints,
  queueRender,
  slideshowOf,
} from '../../apps/server/test/reels.ts'
import type { TestShell } from '../../apps/server/test/test-shell.ts'
import { createUploader } from '../../apps/server/test/uploads.ts'

const PEOPLE = 5
/** One in this many renders has a source file without content, so that it can only fail. */
const BROKEN_SHARE = 10

/** Users with queued reels, all different, so that no render is reused. */
export const queueRenders = async ({
  app,
  renders,
}: {
  app: TestShell
  renders: number
}): Promise<{ ids: string[]; broken: Set<string> }> => {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => createUploader(app, 100 + index)),
  )
  for (const person of people) await giveVideoPoints({ app, person })
  const ids: string[] = []
  const broken = new Set<string>()
  for (let index = 0; index < renders; index += 1) {
    const person = people[index % PEOPLE]
    if (!person) continue
    const isBroken = index % BROKEN_SHARE === BROKEN_SHARE - 1
    const picture = isBroken ? await addPicture({ app, person }) : null
    if (picture) await app.ctx.blobs.deleteFolder(`workspaces/${person.workspaceId}/${picture}`)
    const content = slideshowOf([picture, null], { seconds: 0.5, text: `№${index}` })
    const title = `Хаос №${index}`
    const reel = await addReel({ app, person, content, title })
    const { id } = await queueRender({ app, person, id: reel.id })
    ids.push(id)
    if (isBroken) broken.add(id)
  }
  return { ids, broken }
}
