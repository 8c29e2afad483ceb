/** Lets the browser handle input between two tasks. Nested timers are clamped to 4 ms, messages are not. */
export const yieldToMain = () =>
  new Promise<void>((resume) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resume()
    }
    port2.postMessage(undefined)
  })
