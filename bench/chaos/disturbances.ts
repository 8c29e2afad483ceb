export type Disturbance = 'kill' | 'suspend'

/** A shuffled list with the given number of each kind. */
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

/** 1.2 to 3 leases: other workers have claimed the work by then. */
export const chooseSleep = ({ leaseMs, random }: { leaseMs: number; random: () => number }) =>
  leaseMs * (1.2 + 1.8 * random())
