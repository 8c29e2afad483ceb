import type { AiStatus } from '@kadr/contract/studio/ai'
import type { AiForm, FormKind } from './ai-form.ts'
import { KIND_GROUPS } from './kind-groups.ts'

/** What the engine can't do: it is not offered. */
export type Unable = NonNullable<AiStatus['unable']>

/** The chosen kind stays in the list: its form says why it can't be sent. */
export const listKinds = (unable: Unable, chosen: FormKind) =>
  KIND_GROUPS.map(({ label, kinds }) => ({
    label,
    kinds: kinds.filter((kind) => kind === chosen || kind !== 'meme' || !unable.includes('meme')),
  }))

export const isUnable = ({ kind }: AiForm, unable: Unable): boolean =>
  kind === 'meme' && unable.includes('meme')

/** Choices made for another engine are not sent to one that would ignore them. */
export const withoutUnable = (form: AiForm, unable: Unable): AiForm => ({
  ...form,
  tone: unable.includes('tone') ? null : form.tone,
  mode: unable.some((one) => one === form.mode) ? 'shorter' : form.mode,
})
