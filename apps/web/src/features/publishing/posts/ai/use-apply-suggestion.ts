import type { Resource } from '@kadr/contract/library/resources'
import type { Network } from '@kadr/contract/publishing/networks'
import { mergeHashtags } from '@kadr/domain/publishing/posts/hashtags'
import { useState } from 'react'
import { type AiInsertHandlers, captionText } from '../../../../ai/results/pieces.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useUpdateAltText } from '../api/posts.mutations.ts'
import type { ComposerForm } from '../composer/composer-form.ts'
import { aiCopy as copy } from './copy.ts'
import { fillVariants } from './fill-variants.ts'

type Variants = Parameters<typeof fillVariants>[0]['variants']

type Input = {
  form: ComposerForm
  setForm: (change: (before: ComposerForm) => ComposerForm) => void
  networkOf: (connectionId: string) => Network | undefined
  /** The picture whose alt text is generated. */
  picture: Resource | undefined
  onInserted: () => void
}

/** Every accepted suggestion can be undone. */
export const useApplySuggestion = ({ form, setForm, networkOf, picture, onInserted }: Input) => {
  const updateAlt = useUpdateAltText()
  const [undo, setUndo] = useState<() => void>()

  const notifyWithUndo = (title: string, back: () => void) => {
    const revert = () => {
      back()
      setUndo(undefined)
      notify.info(copy.undone)
    }
    setUndo(() => revert)
    notify.success(title, { action: { label: copy.back, onClick: revert } })
    onInserted()
  }
  const putText = (text: string, title: string) => {
    const { text: before } = form
    setForm((now) => ({ ...now, text }))
    notifyWithUndo(title, () => setForm((now) => ({ ...now, text: before })))
  }
  const replaceText = (text: string) =>
    putText(text, form.text.trim() === '' ? copy.inserted.first : copy.inserted.text)

  const putVariants = (variants: Variants) => {
    const { targets } = form
    setForm((now) => fillVariants({ form: now, variants, networkOf }))
    notifyWithUndo(copy.inserted.networks, () => setForm((now) => ({ ...now, targets })))
  }

  const putAlt = (text: string) => {
    if (!picture) return
    const { id, altText } = picture
    const save = (words: string) =>
      updateAlt.mutateAsync({ id, altText: words }).catch((error: unknown) => {
        notify.error(copy.altFailed, { text: failureText(error) })
        throw error
      })
    save(text).then(
      () => notifyWithUndo(copy.inserted.alt, () => void save(altText).catch(() => undefined)),
      () => undefined,
    )
  }

  const handlers: AiInsertHandlers = {
    caption: (caption) => replaceText(captionText(caption)),
    rewrite: ({ text }) => replaceText(text),
    adapt: (variant) => putVariants([variant]),
    hashtags: ({ hashtags }) =>
      putText(mergeHashtags({ text: form.text, tags: hashtags }), copy.inserted.hashtags),
    alt_text: ({ text }) => putAlt(text),
  }
  return { handlers, putVariants, undo }
}
