import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import type { ClipItem } from '@kadr/domain/automation/clip-key'
import { findPauses } from '@kadr/domain/studio/footage/pauses'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { doSpansMeet } from '@kadr/kit/spans'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { STYLES } from '@kadr/scene/styles/all-styles'
import type { ResourceRow } from '../../../library/resources/index.ts'
import { findTranscript, getTranscriptRow, readFacts } from '../../../studio/footage/index.ts'
import { findBrand } from '../../../studio/brand/index.ts'
import type { RunInput } from '../run/run-step.ts'

const MOST_TITLE = 120

const sourceOf = ({ id, width, height, durationSeconds }: ResourceRow) =>
  width === null || height === null || durationSeconds === null
    ? null
    : { asset: id, ms: Math.floor(durationSeconds * 1000), width, height, hasSound: true }

/** The form of a clip in the look of the run: its pauses are shortened, the frame follows the face. */
export const buildClip = async (
  { ctx, automation, run }: RunInput,
  { clip, file, title }: { clip: ClipItem; file: ResourceRow; title: string },
): Promise<{ form: OwnVideoForm; hasWords: boolean } | undefined> => {
  const { workspaceId } = automation
  const source = sourceOf(file)
  const { transcript } = await findTranscript({ ctx, workspaceId, resourceId: file.id })
  if (!source || !transcript || clip.span.to > source.ms) return undefined
  const row = await getTranscriptRow({ ctx, workspaceId, id: transcript.id })
  const { words, sound } = await readFacts({ db: ctx.db, row })
  const known = { words: words ?? [], speech: sound?.speech ?? [], source: source.ms }
  const brand = await findBrand({ ctx, workspaceId })
  const form = createOwnVideoForm({
    source,
    span: clip.span,
    cuts: findPauses(known).filter((cut) => doSpansMeet(cut, clip.span)),
    transcript: { id: row.id, version: row.version },
    title: title.slice(0, MOST_TITLE),
    style: run.style ?? STYLES[0].key,
    seed: Math.floor(createSeededRandom(run.id)() * 10_000),
    ...(brand && { brand }),
  })
  return { form, hasWords: known.words.length > 0 }
}
