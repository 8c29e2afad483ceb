const FORCE_AFTER_MS = 20_000
const FORCED = 130

/** What a person or a supervisor sends. A repeat of these is impatience. */
const ASKING = ['SIGINT', 'SIGTERM'] as const

/**
 * Ctrl-C, a supervisor's SIGTERM, the end of the terminal or of the parent stop the program, and so
 * does an error nobody caught; a second Ctrl-C forces. Says whether the stop has begun.
 */
export const stopOnSignal = (stop: (failure?: unknown) => Promise<void>): (() => boolean) => {
  let isStopping = false
  const begin = ({ failure, code }: { failure?: unknown; code: number }) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref()
    stop(failure).then(
      () => process.exit(code),
      () => process.exit(1),
    )
  }
  for (const signal of ASKING) {
    process.on(signal, () => (isStopping ? process.exit(FORCED) : begin({ code: 0 })))
  }
  process.on('SIGHUP', () => begin({ code: 0 }))
  process.on('uncaughtException', (failure) => begin({ failure, code: 1 }))
  if (process.connected) process.once('disconnect', () => begin({ code: 0 }))
  return () => isStopping
}

/** A reader that has left (a closed pipe, a closed terminal) is no reason to fall or to stay. */
export const outliveReaders = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
