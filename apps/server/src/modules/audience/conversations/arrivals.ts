/** What has come into a thread just now. */
export type Arrival = {
  /** Something of the person that was not there before. */
  hasNew: boolean
  /** All of it is backlog. */
  isBacklogOnly: boolean
  /** The thread was not there before. */
  isFresh: boolean
  /** An answer of ours was seen that we did not send. */
  isAnswered: boolean
}

export const NO_ARRIVAL: Arrival = {
  hasNew: false,
  isBacklogOnly: true,
  isFresh: false,
  isAnswered: false,
}

/** By thread. */
export class Arrivals extends Map<string, Arrival> {
  note(id: string, given: Partial<Arrival> = {}) {
    const known = this.get(id) ?? NO_ARRIVAL
    this.set(id, {
      hasNew: known.hasNew || given.hasNew === true,
      isBacklogOnly: known.isBacklogOnly && (given.isBacklogOnly ?? true),
      isFresh: known.isFresh || given.isFresh === true,
      isAnswered: known.isAnswered || given.isAnswered === true,
    })
  }
}
