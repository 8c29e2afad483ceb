const FORCE_AFTER_MS = 20_000

/** Ctrl-C, a supervisor's SIGTERM or the end of the parent stop the program; a second Ctrl-C forces. */
export const stopOnSignal = (stop: (reason: string) => Promise<void>): void => {
  let isStopping = false
  const begin = (reason: string) => {
    if (isStopping) process.exit(130)
    isStopping = true
    setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref()
    stop(reason).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', begin)
  process.on('SIGTERM', begin)
  if (process.connected) process.once('disconnect', () => begin('disconnect'))
}
