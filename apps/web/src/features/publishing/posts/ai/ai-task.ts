import type { ProductTone } from '@kadr/contract/library/products'
import type { Resource } from '@kadr/contract/library/resources'
import type { Network } from '@kadr/contract/publishing/networks'
import type { AiTaskInput } from '@kadr/contract/studio/ai-tasks'
import { type AiMode, aiCopy } from './copy.ts'

export type AiOptions = {
  mode: AiMode
  topic: string
  productId: string | null
  tone: ProductTone | null
  pictureId: string | null
  about: string
}

export type AiContext = {
  text: string
  /** Distinct networks of the accounts whose text can still change. */
  networks: readonly Network[]
  media: readonly Resource[]
}

/** Pictures whose alt text can be edited: starter resources are shared and read-only. */
export const picturesOf = ({ media }: Pick<AiContext, 'media'>): Resource[] =>
  media.filter(({ kind, isStarter }) => kind === 'image' && !isStarter)

const chosenPicture = ({ options, context }: { options: AiOptions; context: AiContext }) => {
  const pictures = picturesOf(context)
  return pictures.find(({ id }) => id === options.pictureId) ?? pictures[0]
}

const mediaKind = (media: AiContext['media']) => {
  if (media.some(({ kind }) => kind === 'video')) return 'video'
  if (media.length === 0) return 'none'
  return media.length === 1 ? 'image' : 'images'
}

/** A message in Russian when a required input is missing. */
export const findMissingInput = ({
  options,
  context,
}: {
  options: AiOptions
  context: AiContext
}): string | undefined => {
  const { needs } = aiCopy
  if (options.mode === 'write') {
    return options.topic.trim() === '' && options.productId === null ? needs.subject : undefined
  }
  if (options.mode === 'alt')
    return chosenPicture({ options, context }) ? undefined : needs.pictures
  if (context.text.trim() === '') return needs.text
  return options.mode === 'adapt' && context.networks.length === 0 ? needs.accounts : undefined
}

export const taskOf = ({
  options,
  context,
}: {
  options: AiOptions
  context: AiContext
}): AiTaskInput => {
  const { mode, topic, productId, tone, about } = options
  const { text, networks, media } = context
  switch (mode) {
    case 'write':
      return { kind: 'caption', topic, productId, tone }
    case 'adapt':
      return { kind: 'adapt', text, networks: [...networks], media: mediaKind(media) }
    case 'hashtags':
      return { kind: 'hashtags', text }
    case 'alt':
      return {
        kind: 'alt_text',
        resourceId: chosenPicture({ options, context })?.id ?? null,
        description: about,
      }
    default:
      return { kind: 'rewrite', text, mode, tone }
  }
}
