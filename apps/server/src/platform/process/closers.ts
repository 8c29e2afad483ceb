/** Closes resources in the reverse order of opening. */
export type Closers = { add(close: () => Promise<void>): void; closeAll(): Promise<void> }

export const createClosers = (onError: (error: unknown) => void): Closers => {
  const stack: (() => Promise<void>)[] = []
  return {
    add: (close) => void stack.push(close),
    async closeAll() {
      for (let close = stack.pop(); close; close = stack.pop()) await close().catch(onError)
    },
  }
}
