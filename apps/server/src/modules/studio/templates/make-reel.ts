import type { ReelContent, ReelKindName } from '@kadr/contract/studio/reel-content'
import type { TemplateAnswer } from '@kadr/contract/studio/reel-templates'
import type { Reel } from '@kadr/contract/studio/reels'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import { checkAnswers } from '@kadr/domain/studio/templates/check-answers'
import { type ContentOf, fillTemplate } from '@kadr/scene/templates/fill-template'
import type { GivenFile } from '@kadr/scene/templates/form-field'
import type { AppContext } from '../../../context.ts'
import { getResources, type ResourceRow } from '../../library/resources/index.ts'
import { assertDecentReel, createReel, readContent } from '../reels/index.ts'
import { presentTemplate, readTemplate } from './present-template.ts'
import { speakContent } from './speak-content.ts'
import { getTemplateRow } from './templates.service.ts'

type Making = {
  ctx: AppContext
  workspaceId: string
  id: string
  answers: readonly TemplateAnswer[]
}

const invalid = (userMessage: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'answers' })

const toFile = ({ id, kind, durationSeconds, width, height }: ResourceRow): GivenFile => {
  if (kind === 'audio')
    throw invalid('Звук на место фото или видео не встанет. Выберите другой файл')
  return { id, kind, seconds: durationSeconds, width, height }
}

/** Files by place, as far as they fit it. */
const readFiles = async ({ ctx, workspaceId, answers }: Omit<Making, 'id'>) => {
  const given = answers.flatMap(({ key, resourceId }) => (resourceId ? [{ key, resourceId }] : []))
  const rows = await getResources({ ctx, workspaceId, ids: given.map((one) => one.resourceId) })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    given.flatMap(({ key, resourceId }) => {
      const row = byId.get(resourceId)
      return row ? [[key, toFile(row)] as const] : []
    }),
  )
}

/** Drawn objects follow the words: a slide that says something else shows something else. */
const matchObjects = async (before: SlideshowForm, form: SlideshowForm): Promise<SlideshowForm> => {
  const said = new Map(before.slides.map(({ id, card }) => [id, JSON.stringify(card)]))
  const changed = form.slides.filter(({ id, card }) => said.get(id) !== JSON.stringify(card))
  if (changed.length === 0) return form
  // The dictionary of objects is large.
  const { rematchSlides } = await import('@kadr/scene/templates/rematch-slides')
  return rematchSlides(form, new Set(changed.map(({ id }) => id)))
}

const fill = <K extends ReelKindName>(
  content: ContentOf<K>,
  given: Omit<Parameters<typeof fillTemplate<K>>[0], 'content'>,
): ContentOf<K> => ({ ...content, form: fillTemplate({ ...given, content }) })

/** The reel that the answers make; places that nothing was given for are empty. */
export const fillContent = async ({
  ctx,
  workspaceId,
  id,
  answers,
}: Making): Promise<{
  content: ReelContent
  name: string
  caption: string
}> => {
  const row = await getTemplateRow({ ctx, workspaceId, id })
  const template = await readTemplate({ ctx, row })
  const { asks } = presentTemplate(row)
  const files = await readFiles({ ctx, workspaceId, answers })
  for (const ask of asks) {
    const file = files.get(ask.key)
    if (ask.kind === 'file' && file && !ask.takes.includes(file.kind)) {
      throw invalid(`${quote(ask.label)}: нужно видео. Выберите другой файл`)
    }
  }
  const filled: ReelContent = fill(template, {
    asked: new Set(row.asks),
    words: new Map(answers.map(({ key, text = '' }) => [key, text])),
    files,
  })
  const content: ReelContent =
    filled.kind === 'slideshow' && template.kind === 'slideshow'
      ? { kind: 'slideshow', form: await matchObjects(template.form, filled.form) }
      : filled
  return { content: readContent(content), name: row.name, caption: row.caption }
}

/** A whole answer: each place that asks for words has some. */
export const makeReel = async ({
  userId,
  title,
  key,
  voice,
  ...making
}: Making & {
  userId: string
  title?: string | undefined
  key?: string | undefined
  /** New words are read aloud at once: nobody does it in an editor. */
  voice?: { signal: AbortSignal }
}): Promise<Reel> => {
  const { ctx, workspaceId, id, answers } = making
  const { asks } = presentTemplate(await getTemplateRow({ ctx, workspaceId, id }))
  await readFiles(making)
  const problem = checkAnswers({ asks, answers })
  if (problem !== undefined) throw invalid(problem)
  const { content: silent, name, caption } = await fillContent(making)
  assertDecentReel(silent)
  const content = voice ? await speakContent({ ctx, workspaceId, ...voice }, silent) : silent
  const draft = { title: title || name, caption, content }
  return createReel({ ctx, workspaceId, userId, draft, key })
}
