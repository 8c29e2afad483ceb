import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import type { Network } from '@kadr/contract/networks'
import type { ComposerForm } from './composer-form.ts'

type Variant = AiOutputOf<'adapt'>['variants'][number]

/** The words of each network become those of its accounts. */
export const fillVariants = ({
  form,
  variants,
  networkOf,
}: {
  form: ComposerForm
  variants: readonly Variant[]
  /** Undefined for accounts that are not to be changed. */
  networkOf: (connectionId: string) => Network | undefined
}): ComposerForm => ({
  ...form,
  targets: form.targets.map((target) => {
    const network = networkOf(target.connectionId)
    const variant = variants.find((one) => one.network === network)
    if (!variant) return target
    const { text, title } = variant
    return {
      ...target,
      override: { ...target.override, text },
      settings: title !== null ? { ...target.settings, title } : target.settings,
    }
  }),
})
