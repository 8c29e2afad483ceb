import type { Network } from '@kadr/contract/publishing/networks'
import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import type { ComposerForm } from '../composer/composer-form.ts'

type Variant = AiOutputOf<'adapt'>['variants'][number]

/** Each variant is applied to the accounts of its network. */
export const fillVariants = ({
  form,
  variants,
  networkOf,
}: {
  form: ComposerForm
  variants: readonly Variant[]
  /** Undefined for accounts that must not change. */
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
