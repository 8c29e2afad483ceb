const FORCE_AFTER_MS = 20_000
const FORCED = 130

/** Sent by users and supervisors. A second one forces the exit. */
const SHUTDOWN_SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Shuts down on Ctrl-C, SIGTERM, the end of the terminal or of the parent, and uncaught errors; a second Ctrl-C forces.
 * The returned function reports whether the shutdown has begun.
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
  for (const signal of SHUTDOWN_SIGNALS) {
    process.on(signal, () => (isStopping ? process.exit(FORCED) : begin({ code: 0 })))
  }
  process.on('SIGHUP', () => begin({ code: 0 }))
  process.on('uncaughtException', (failure) => begin({ failure, code: 1 }))
  if (process.connected) process.once('disconnect', () => begin({ code: 0 }))
  return () => isStopping
}

/** A closed pipe or terminal must not crash the process (EPIPE). */
export const ignoreBrokenPipe = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
