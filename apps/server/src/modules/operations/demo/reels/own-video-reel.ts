import { setTimeout as pause } from 'node:timers/promises'
import type { FootageFacts } from '@kadr/contract/studio/footage'
import { DEFAULT_FILLERS, findFillers } from '@kadr/domain/studio/footage/fillers'
import { findPauses } from '@kadr/domain/studio/footage/pauses'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { getResources, type ResourceRow } from '../../../library/resources/index.ts'
import { getTranscriptRow, readFacts, startTranscript } from '../../../studio/footage/index.ts'
import { OWN_VIDEO, TALK } from '../content/demo-kinds.ts'
import { BRAND } from '../content/demo-reels.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'
import { buildTalk } from './kind-reels.ts'
import { findRendered, renderDemo } from './render-demo.ts'

const POLL_MS = 1000

/** What a person would get by «Убрать паузы» and «Убрать слова-паразиты». */
const cutsOf = ({ words, sound }: FootageFacts, source: number) => {
  if (!words || !sound) return []
  const fillers = findFillers({ words, fillers: DEFAULT_FILLERS, quiet: sound.quiet, source })
  return [
    ...findPauses({ words, speech: sound.speech, source }),
    ...fillers.filter(({ isSure }) => isSure).map(({ from, to, why }) => ({ from, to, why })),
  ]
}

/** The words of the take, found in its sound. */
const readTalk = async ({ ctx, actor, signal }: StepInput, resourceId: string) => {
  const { workspaceId } = actor
  const words = { from: 'text', text: TALK.form.script } as const
  const { id } = await startTranscript({ ctx, by: actor, resourceId, words })
  let row = await getTranscriptRow({ ctx, workspaceId, id })
  while (row.state === 'queued' || row.state === 'working') {
    await pause(POLL_MS, undefined, { signal })
    row = await getTranscriptRow({ ctx, workspaceId, id })
  }
  return { id, version: row.version, facts: await readFacts({ db: ctx.db, row }) }
}

const buildOwnVideo = async (input: StepInput, { id, ...video }: ResourceRow) => {
  const ms = Math.floor((video.durationSeconds ?? 0) * 1000)
  const { facts, ...transcript } = await readTalk(input, id)
  const { width, height } = video
  return {
    kind: 'own-video' as const,
    form: createOwnVideoForm({
      source: { asset: id, ms, width: width ?? 1080, height: height ?? 1920, hasSound: true },
      cuts: cutsOf(facts, ms),
      transcript,
      title: OWN_VIDEO.title,
      brand: BRAND,
    }),
  }
}

/** A take and the reel that was cut of it. Without an offline voice nobody can be heard, so there is none. */
export const makeOwnVideo: DemoStep = {
  name: 'own-video',
  async run(input) {
    const talk = await buildTalk(input)
    if (!talk) return
    await renderDemo({ ...input, ...talk, output: 'video' })
    const [resourceId] = await findRendered({ ...input, key: TALK.key })
    const { ctx, actor } = input
    const ids = resourceId === undefined ? [] : [resourceId]
    const [video] = await getResources({ ctx, workspaceId: actor.workspaceId, ids })
    if (!video) return
    const content = await buildOwnVideo(input, video)
    await renderDemo({ ...input, ...OWN_VIDEO, content, output: 'video' })
  },
}
