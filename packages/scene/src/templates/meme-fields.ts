import type { GreenscreenMemeForm } from '@kadr/contract/studio/greenscreen-meme'
import { type FormField, fileField, textField } from './form-field.ts'

const TEXTS = [
  { part: 'top', label: 'Верхний текст' },
  { part: 'bottom', label: 'Нижний текст' },
] as const

export const listMemeFields = ({
  text,
  reaction,
  background,
}: GreenscreenMemeForm): FormField<GreenscreenMemeForm>[] => [
  ...TEXTS.flatMap(({ part, label }) =>
    textField<GreenscreenMemeForm>({
      key: `text.${part}`,
      label,
      value: text[part],
      most: 160,
      put: (form, value) => ({ ...form, text: { ...form.text, [part]: value } }),
    }),
  ),
  ...(reaction?.asset
    ? [
        fileField<GreenscreenMemeForm>({
          key: 'reaction',
          label: 'Клип с реакцией',
          value: reaction.asset,
          takes: ['video'],
          isRequired: true,
          put: (form, file) => ({
            ...form,
            reaction:
              form.reaction && file
                ? { ...form.reaction, asset: file.id, from: 0, until: null }
                : null,
          }),
        }),
      ]
    : []),
  fileField<GreenscreenMemeForm>({
    key: 'background',
    label: 'Фон',
    value: background.asset,
    put: (form, file) => ({
      ...form,
      background: { ...form.background, asset: file?.id ?? null, from: 0 },
    }),
  }),
]
