export type Gate = <T>(run: () => Promise<T>) => Promise<T>

/** Lets so many through at a time; the others wait in line. */
export const createGate = (size: number): Gate => {
  let free = size
  const waiting: (() => void)[] = []
  return async (run) => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
