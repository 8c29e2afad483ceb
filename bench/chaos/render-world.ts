import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { makeVideo } from '../../apps/server/test/media.ts'
import {
  addPicture,
  addReel,
  giveVideoPoints,
  queueRender,
  slideshowOf,
} from '../../apps/server/test/reels.ts'
import type { TestShell } from '../../apps/server/test/test-shell.ts'
import { createUploader, type Uploader, upload } from '../../apps/server/test/uploads.ts'

const PEOPLE = 5
/** One in this many renders has a source file without content, so that it can only fail. */
const BROKEN_SHARE = 10

/** One in this many is cut from a person's own video. */
const OWN_VIDEO_SHARE = 4
const FILM = { ms: 4000, width: 320, height: 180, hasSound: true }

/** Two cuts, so that a render reads its source in runs. */
const ownVideoOf = (asset: string, title: string): ReelContent => ({
  kind: 'own-video',
  form: createOwnVideoForm({
    source: { asset, ...FILM },
    cuts: [
      { from: 600, to: 1200, why: 'hand' },
      { from: 2000, to: 2900, why: 'pause' },
    ],
    title,
  }),
})

const addFilm = async (app: TestShell, person: Uploader): Promise<string> => {
  const size = `${FILM.width}x${FILM.height}`
  const content = makeVideo({ seconds: FILM.ms / 1000, size })
  const { resource } = await upload(app, { ...person, filename: 'разговор.mp4', content })
  if (!resource) throw new Error('The film was not taken')
  return resource.id
}

type Order = { app: TestShell; person: Uploader; film: string; index: number }

/** Broken ones are slideshows whose picture has no content. */
const composeReel = async ({ app, person, film, index }: Order) => {
  const isBroken = index % BROKEN_SHARE === BROKEN_SHARE - 1
  const title = `Хаос №${index}`
  if (!isBroken && index % OWN_VIDEO_SHARE === 0)
    return { isBroken, title, content: ownVideoOf(film, title) }
  const picture = isBroken ? await addPicture({ app, person }) : null
  if (picture) await app.ctx.blobs.deleteFolder(`workspaces/${person.workspaceId}/${picture}`)
  const content = slideshowOf([picture, null], { seconds: 0.5, text: `№${index}` })
  return { isBroken, title, content }
}

/** Users with queued reels, all different, so that no render is reused. */
export const queueRenders = async ({
  app,
  renders,
}: {
  app: TestShell
  renders: number
}): Promise<{ ids: string[]; broken: Set<string> }> => {
  const owners: { person: Uploader; film: string }[] = []
  for (let index = 0; index < PEOPLE; index += 1) {
    const person = await createUploader(app, 100 + index)
    await giveVideoPoints({ app, person })
    owners.push({ person, film: await addFilm(app, person) })
  }
  const ids: string[] = []
  const broken = new Set<string>()
  for (let index = 0; index < renders; index += 1) {
    const owner = owners[index % PEOPLE]
    if (!owner) continue
    const { person } = owner
    const { isBroken, title, content } = await composeReel({ app, ...owner, index })
    const reel = await addReel({ app, person, content, title })
    const { id } = await queueRender({ app, person, id: reel.id })
    ids.push(id)
    if (isBroken) broken.add(id)
  }
  return { ids, broken }
}
