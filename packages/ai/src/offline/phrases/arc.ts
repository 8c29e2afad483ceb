import type { Subject } from '../subject.ts'

/** A short text that holds together: an opening about the subject, then thoughts in their order. */
export type Arc = {
  opening(subject: Subject): string
  /** All of it in one sentence. */
  brief: string
  thoughts: readonly string[]
}
