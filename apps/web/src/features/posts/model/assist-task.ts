import type { AiTaskInput } from '@kadr/contract/ai-tasks'
import type { Network } from '@kadr/contract/networks'
import type { ProductTone } from '@kadr/contract/products'
import type { Resource } from '@kadr/contract/resources'
import { type AssistMode, assistCopy } from '../assist-copy.ts'

export type AssistRequest = {
  mode: AssistMode
  topic: string
  productId: string | null
  tone: ProductTone | null
  pictureId: string | null
  about: string
}

export type AssistContext = {
  text: string
  /** Distinct networks of the accounts whose text can still change. */
  networks: readonly Network[]
  media: readonly Resource[]
}

/** Pictures whose alt text can be edited: starter resources are shared and read-only. */
export const picturesOf = ({ media }: Pick<AssistContext, 'media'>): Resource[] =>
  media.filter(({ kind, isStarter }) => kind === 'image' && !isStarter)

const chosenPicture = ({ wish, matter }: { wish: AssistRequest; matter: AssistContext }) => {
  const pictures = picturesOf(matter)
  return pictures.find(({ id }) => id === wish.pictureId) ?? pictures[0]
}

const mediaKind = (media: AssistContext['media']) => {
  if (media.some(({ kind }) => kind === 'video')) return 'video'
  if (media.length === 0) return 'none'
  return media.length === 1 ? 'image' : 'images'
}

/** A message in Russian when a required input is missing. */
export const findMissingInput = ({
  wish,
  matter,
}: {
  wish: AssistRequest
  matter: AssistContext
}): string | undefined => {
  const { needs } = assistCopy
  if (wish.mode === 'write') {
    return wish.topic.trim() === '' && wish.productId === null ? needs.subject : undefined
  }
  if (wish.mode === 'alt') return chosenPicture({ wish, matter }) ? undefined : needs.pictures
  if (matter.text.trim() === '') return needs.text
  return wish.mode === 'adapt' && matter.networks.length === 0 ? needs.accounts : undefined
}

export const taskOf = ({
  wish,
  matter,
}: {
  wish: AssistRequest
  matter: AssistContext
}): AiTaskInput => {
  const { mode, topic, productId, tone, about } = wish
  const { text, networks, media } = matter
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
        resourceId: chosenPicture({ wish, matter })?.id ?? null,
        description: about,
      }
    default:
      return { kind: 'rewrite', text, mode, tone }
  }
}
