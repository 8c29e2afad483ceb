import type { AiOutput } from '@kadr/contract/ai-outputs'

/** Nothing was written, so nothing is charged. */
export const isFreeOutput = (output: AiOutput | undefined): boolean =>
  output?.kind === 'slideshow' && !output.isKnown
