/** Lets the browser answer the person between two pieces of work. A message, unlike a timer, comes as soon as it can. */
export const breath = () =>
  new Promise<void>((resume) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resume()
    }
    port2.postMessage(undefined)
  })
