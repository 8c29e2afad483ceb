import type { Subject } from '../subject.ts'

/** A short coherent text: an opening about the subject, then thoughts in order. */
export type Arc = {
  opening(subject: Subject): string
  /** All of it in one sentence. */
  brief: string
  thoughts: readonly string[]
}
