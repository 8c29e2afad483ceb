import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import { type FormField, fileField, type GivenFile, textField } from './form-field.ts'

/** Moments belong to a source: with another one all of them go, the look stays. */
const putSource = (form: OwnVideoForm, file: GivenFile | null): OwnVideoForm => {
  const measured =
    file && file.seconds !== null && file.width !== null && file.height !== null
      ? {
          asset: file.id,
          ms: Math.floor(file.seconds * 1000),
          width: file.width,
          height: file.height,
          hasSound: true,
        }
      : null
  return {
    ...form,
    source: measured,
    span: null,
    cuts: [],
    transcript: null,
    corrections: [],
    framing: { ...form.framing, pins: [] },
    inserts: [],
    objects: [],
  }
}

/** The video itself comes first: a template of a film without another film is the same film. */
export const listOwnVideoFields = ({
  title,
  ending,
  source,
}: OwnVideoForm): FormField<OwnVideoForm>[] => [
  fileField({
    key: 'source',
    label: 'Видео',
    value: source?.asset ?? null,
    takes: ['video'],
    isRequired: true,
    put: putSource,
  }),
  ...textField<OwnVideoForm>({
    key: 'title',
    label: 'Заголовок',
    value: title,
    most: 120,
    put: (form, value) => ({ ...form, title: value }),
  }),
  ...textField<OwnVideoForm>({
    key: 'ending.title',
    label: 'Концовка: заголовок',
    value: ending?.title ?? '',
    most: 120,
    put: (form, value) => ({ ...form, ending: form.ending && { ...form.ending, title: value } }),
  }),
  ...textField<OwnVideoForm>({
    key: 'ending.act',
    label: 'Концовка: призыв',
    value: ending?.act ?? '',
    most: 80,
    put: (form, value) => ({ ...form, ending: form.ending && { ...form.ending, act: value } }),
  }),
]
