import { type Post, postContent } from '@kadr/contract/publishing/posts'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import * as z from 'zod/mini'
import { isSameContent } from '../../../../documents/saver.ts'

export const composerForm = z.object(postContent)
export type ComposerForm = z.infer<typeof composerForm>
export type FormTarget = ComposerForm['targets'][number]

export const EMPTY_FORM: ComposerForm = {
  text: '',
  mediaIds: [],
  utm: null,
  erid: '',
  rubricId: null,
  targets: [],
}

export const newTarget = (connectionId: string): FormTarget => ({
  connectionId,
  override: { text: null, mediaIds: null },
  settings: {},
})

/** Targets of a detached account are left out: the server keeps them unchanged. */
export const toForm = ({
  text,
  media,
  utm,
  erid,
  advertiser,
  rubricId,
  targets,
}: Post): ComposerForm => ({
  text,
  mediaIds: media.map(({ id }) => id),
  utm,
  erid,
  advertiser,
  rubricId,
  targets: targets.flatMap(({ connectionId, override, settings }) =>
    connectionId === null ? [] : [{ connectionId, override, settings }],
  ),
})

/** A selection of accounts alone is not worth a draft. */
export const hasContent = ({ text, mediaIds, targets }: ComposerForm): boolean =>
  text.trim() !== '' ||
  mediaIds.length > 0 ||
  targets.some(({ override }) => override.text !== null || override.mediaIds !== null)

export const addMedia = ({
  form,
  ids,
}: {
  form: ComposerForm
  ids: readonly string[]
}): ComposerForm => {
  const fresh = ids.filter((id) => !form.mediaIds.includes(id))
  return fresh.length === 0 ? form : { ...form, mediaIds: [...form.mediaIds, ...fresh] }
}

export const mediaIdsOf = ({
  form,
  target,
}: {
  form: ComposerForm
  target: FormTarget
}): readonly string[] => target.override.mediaIds ?? form.mediaIds

export const changeTarget = ({
  form,
  connectionId,
  changes,
}: {
  form: ComposerForm
  connectionId: string
  changes: Partial<FormTarget>
}): ComposerForm => ({
  ...form,
  targets: form.targets.map((target) =>
    target.connectionId === connectionId ? { ...target, ...changes } : target,
  ),
})

/** As the server stores it: the order of targets is its own, and short fields are trimmed. */
const comparable = ({
  utm,
  erid,
  advertiser,
  rubricId,
  targets,
  ...form
}: ComposerForm): ComposerForm => ({
  ...form,
  utm: utm && {
    source: utm.source.trim(),
    medium: utm.medium.trim(),
    campaign: utm.campaign.trim(),
  },
  erid: erid.trim(),
  rubricId: rubricId ?? null,
  advertiser: advertiser ? { name: advertiser.name.trim(), inn: advertiser.inn.trim() } : null,
  targets: targets.toSorted((one, other) => one.connectionId.localeCompare(other.connectionId)),
})

export const isSameForm = (one: ComposerForm, other: ComposerForm): boolean =>
  isSameContent(comparable(one), comparable(other))

const FILES: PluralForms = ['файл', 'файла', 'файлов']
const ACCOUNTS: PluralForms = ['аккаунт', 'аккаунта', 'аккаунтов']

/** «2 файла, 3 аккаунта» */
export const describeForm = ({ mediaIds, targets }: ComposerForm): string =>
  [
    countOf({ count: mediaIds.length, forms: FILES }),
    countOf({ count: targets.length, forms: ACCOUNTS }),
  ].join(', ')
