export type Disturbance = 'kill' | 'suspend'

/** So many of each in an order of chance. */
export const mixDisturbances = ({
  kills,
  suspensions,
  random,
}: {
  kills: number
  suspensions: number
  random: () => number
}): Disturbance[] => {
  const left = { kill: kills, suspend: suspensions }
  return Array.from({ length: kills + suspensions }, () => {
    const chosen = random() * (left.kill + left.suspend) < left.kill ? 'kill' : 'suspend'
    left[chosen] -= 1
    return chosen
  })
}

/** Longer than a lease, and up to three times as long: others have taken over by then. */
export const chooseSleep = ({ leaseMs, random }: { leaseMs: number; random: () => number }) =>
  leaseMs * (1.2 + 1.8 * random())
