/** An unbounded queue of events between one producer and one consumer. */
export const createEventQueue = <T>({ onLeave }: { onLeave(): void }) => {
  const waiting: T[] = []
  let isEnded = false
  let wake = () => {}

  async function* read(): AsyncGenerator<T> {
    try {
      for (;;) {
        const next = waiting.shift()
        if (next !== undefined) {
          yield next
          continue
        }
        if (isEnded) return
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    } finally {
      if (!isEnded) onLeave()
    }
  }

  return {
    push(event: T) {
      waiting.push(event)
      wake()
    },
    end() {
      isEnded = true
      wake()
    },
    events: read(),
  }
}
