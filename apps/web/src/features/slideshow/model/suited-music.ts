import type { Resource } from '@kadr/contract/resources'
import { findTemplate } from '@kadr/scene/kinds/slideshow/templates'

/** The tag by which each loop of the starter pack is told; looks name loops by keys. */
const MOODS: Record<string, string> = {
  calm: 'спокойная',
  upbeat: 'бодрая',
  rhythmic: 'ритмичная',
  dramatic: 'драматичная',
}

/** Whether it is the loop that the look was made for. */
export const isSuitedMusic = (template: string, { isStarter, tags }: Resource): boolean =>
  isStarter && tags.includes(MOODS[findTemplate(template).music] ?? '')
