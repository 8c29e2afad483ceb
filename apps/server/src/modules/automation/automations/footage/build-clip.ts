import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import type { ClipItem } from '@kadr/domain/automation/clip-key'
import { findPauses } from '@kadr/domain/studio/footage/pauses'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { doSpansMeet } from '@kadr/kit/spans'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { applyBrand } from '@kadr/scene/templates/apply-brand'
import type { ResourceRow } from '../../../library/resources/index.ts'
import { findTranscript, getTranscriptRow, readFacts } from '../../../studio/footage/index.ts'
import { findAppliedBrand } from '../../../studio/brand/index.ts'
import { contentOf, readRuleTemplate } from '../run/rule-template.ts'
import type { RunInput } from '../run/run-step.ts'

const MOST_TITLE = 120

const sourceOf = ({ id, width, height, durationSeconds }: ResourceRow) =>
  width === null || height === null || durationSeconds === null
    ? null
    : { asset: id, ms: Math.floor(durationSeconds * 1000), width, height, hasSound: true }

type Moments = Pick<OwnVideoForm, 'cuts' | 'source' | 'span' | 'transcript'>

/** In the look of the template of the rule or, without one, of the run. */
const dressClip = async (
  input: RunInput,
  { moments, title }: { moments: Moments; title: string },
): Promise<OwnVideoForm> => {
  const { ctx, automation, run } = input
  const template = await readRuleTemplate(input)
  const own = contentOf(template, 'own-video')?.form
  if (own) {
    const places = { corrections: [], inserts: [], objects: [] }
    const framing = { ...own.framing, pins: [] }
    const named = template?.asked.has('title') ? { title } : {}
    return { ...own, ...places, ...moments, ...named, framing }
  }
  const form = createOwnVideoForm({
    ...moments,
    title,
    style: run.style ?? STYLES[0].key,
    seed: Math.floor(createSeededRandom(run.id)() * 10_000),
  })
  const applied = await findAppliedBrand({ ctx, workspaceId: automation.workspaceId })
  return applyBrand({ kind: 'own-video', form }, applied)
}

/** The form of a clip in the look of the run: its pauses are shortened, the frame follows the face. */
export const buildClip = async (
  input: RunInput,
  { clip, file, title }: { clip: ClipItem; file: ResourceRow; title: string },
): Promise<{ form: OwnVideoForm; hasWords: boolean } | undefined> => {
  const { ctx, automation } = input
  const { workspaceId } = automation
  const source = sourceOf(file)
  const { transcript } = await findTranscript({ ctx, workspaceId, resourceId: file.id })
  if (!source || !transcript || clip.span.to > source.ms) return undefined
  const row = await getTranscriptRow({ ctx, workspaceId, id: transcript.id })
  const { words, sound } = await readFacts({ db: ctx.db, row })
  const known = { words: words ?? [], speech: sound?.speech ?? [], source: source.ms }
  const moments = {
    source,
    span: clip.span,
    cuts: findPauses(known).filter((cut) => doSpansMeet(cut, clip.span)),
    transcript: { id: row.id, version: row.version },
  }
  const form = await dressClip(input, { moments, title: title.slice(0, MOST_TITLE) })
  return { form, hasWords: known.words.length > 0 }
}
