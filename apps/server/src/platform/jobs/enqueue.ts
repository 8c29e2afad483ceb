import type { Tx } from '../../db/connection.ts'

export type Jobs = {
  /** Inside `tx` the job exists only if the transaction commits. A waiting job with the same key wins. */
  enqueue(input: {
    name: string
    data: object
    tx?: Tx
    startAfter?: Date
    key?: string
  }): Promise<void>
}
