import { MAX_SCRIPT_LENGTH } from '@kadr/contract/studio/spoken-script'
import type { TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import { type FormField, fileField, type GivenFile, textField } from './form-field.ts'

/** A drawn presenter stands before the file, a filmed one is the file. */
const putPresenter = (form: TalkingHeadForm, file: GivenFile | null): TalkingHeadForm => {
  const { presenter } = form
  if (presenter.kind === 'drawn') {
    return { ...form, presenter: { ...presenter, backdrop: file?.id ?? null } }
  }
  if (!file) return form
  const own = presenter.kind === 'clip' ? presenter : { from: 0, isLooped: true }
  return {
    ...form,
    presenter:
      file.kind === 'image'
        ? { kind: 'photo', asset: file.id }
        : { ...own, kind: 'clip', asset: file.id, from: 0 },
  }
}

export const listTalkingHeadFields = ({
  script,
  speaker,
  ending,
  presenter,
  inserts,
}: TalkingHeadForm): FormField<TalkingHeadForm>[] => [
  ...textField<TalkingHeadForm>({
    key: 'script',
    label: 'Текст ведущего',
    value: script,
    most: MAX_SCRIPT_LENGTH,
    put: (form, value) =>
      value === form.script ? form : { ...form, script: value, voice: null, objects: [] },
  }),
  ...textField<TalkingHeadForm>({
    key: 'speaker.name',
    label: 'Имя ведущего',
    value: speaker.name,
    most: 40,
    put: (form, name) => ({ ...form, speaker: { ...form.speaker, name } }),
  }),
  ...textField<TalkingHeadForm>({
    key: 'speaker.role',
    label: 'Кто ведущий',
    value: speaker.role,
    most: 60,
    put: (form, role) => ({ ...form, speaker: { ...form.speaker, role } }),
  }),
  ...textField<TalkingHeadForm>({
    key: 'ending.title',
    label: 'Концовка: заголовок',
    value: ending?.title ?? '',
    most: 120,
    put: (form, title) => ({ ...form, ending: form.ending && { ...form.ending, title } }),
  }),
  ...textField<TalkingHeadForm>({
    key: 'ending.act',
    label: 'Концовка: призыв',
    value: ending?.act ?? '',
    most: 80,
    put: (form, act) => ({ ...form, ending: form.ending && { ...form.ending, act } }),
  }),
  fileField({
    key: 'presenter',
    label: presenter.kind === 'drawn' ? 'Фон за ведущим' : 'Фото или видео ведущего',
    value: presenter.kind === 'drawn' ? presenter.backdrop : presenter.asset,
    put: putPresenter,
  }),
  ...inserts.map(({ id, asset }, index) =>
    fileField<TalkingHeadForm>({
      key: `inserts.${id}`,
      label: `Вставка ${index + 1}`,
      value: asset,
      put: (form, file) => ({
        ...form,
        inserts: form.inserts.flatMap((one) => {
          if (one.id !== id) return [one]
          return file ? [{ ...one, asset: file.id }] : []
        }),
      }),
    }),
  ),
]
