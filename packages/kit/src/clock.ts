/** The only source of "now". Tests give their own. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
