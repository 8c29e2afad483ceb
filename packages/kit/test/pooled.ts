type Job = { answer?: string; fail?: string; spin?: true; fill?: true; hang?: true }

const isJob = (message: unknown): message is Job => typeof message === 'object' && message !== null

process.once('disconnect', () => process.exit(1))
process.on('message', (message) => {
  if (!isJob(message)) return
  const kept: Buffer[] = []
  while (message.spin || message.fill) {
    if (message.fill) kept.push(Buffer.alloc(8 * 1024 * 1024, 1))
  }
  if (message.answer) process.send?.({ done: message.answer, pid: process.pid })
  if (message.fail) process.send?.({ failed: message.fail })
})
