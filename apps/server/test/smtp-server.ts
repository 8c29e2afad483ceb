import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

type Reply = (command: string) => string | undefined

const KNOWN: readonly [start: string, reply: string][] = [
  ['EHLO', '250 smtp.test'],
  ['MAIL', '250 ok'],
  ['RCPT', '250 ok'],
  ['DATA', '354 go on'],
  ['QUIT', '221 bye'],
]

/** A mail server that keeps what it was given; `reply` may answer a command otherwise. */
export const startSmtpServer = async (reply: Reply = () => undefined) => {
  const letters: string[] = []

  const talk = async (socket: Socket) => {
    socket.write('220 smtp.test\r\n')
    let letter: string[] | undefined
    for await (const line of createInterface({ input: socket })) {
      if (letter && line !== '.') {
        letter.push(line)
        continue
      }
      if (letter) {
        letters.push(letter.join('\n'))
        letter = undefined
        socket.write('250 taken\r\n')
        continue
      }
      const answer =
        reply(line) ?? KNOWN.find(([start]) => line.startsWith(start))?.[1] ?? '502 unknown'
      if (answer.startsWith('354')) letter = []
      socket.write(`${answer}\r\n`)
    }
  }

  const server = createServer((socket) => {
    talk(socket).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters: (): readonly string[] => letters,
    async stop() {
      server.close()
      await once(server, 'close')
    },
  }
}
