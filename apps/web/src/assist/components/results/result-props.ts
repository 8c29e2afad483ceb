import type { AiOutputOf } from '@kadr/contract/ai-outputs'
import type { AiPieces } from '../../model/pieces.ts'

export type ResultProps<K extends keyof AiPieces> = {
  output: AiOutputOf<K>
  onTake?: ((piece: AiPieces[K]) => void) | undefined
  takeLabel?: string | undefined
}
