/** Yields the `data` of server-sent events; comments and other fields are skipped. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  const takeLine = (line: string): string | undefined => {
    if (line === '') {
      const whole = data.join('\n')
      data = []
      return whole === '' ? undefined : whole
    }
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
    return undefined
  }
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true })
    // A lone CR at the end may be half of a CRLF: it is buffered until the next chunk.
    const lines = rest.split(/\r\n|\n|\r(?=[^\n])/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const event = takeLine(line)
      if (event !== undefined) yield event
    }
  }
  for (const line of [...(rest + decoder.decode()).split(/\r\n|\n|\r/), '']) {
    const event = takeLine(line)
    if (event !== undefined) yield event
  }
}
