/** As Promise.all over `run`, but with at most `atOnce` of them under way. */
export const mapLimited = async <T, R>({
  items,
  atOnce,
  run,
}: {
  items: readonly T[]
  atOnce: number
  run(item: T): Promise<R>
}): Promise<R[]> => {
  const results: R[] = []
  const waiting = items.entries()
  const worker = async () => {
    for (const [at, item] of waiting) results[at] = await run(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}
