import { expect, it, onTestFinished } from 'vitest'
import { startSmtpServer } from '../../../../test/smtp-server.ts'
import { createTestConfig } from '../../../../test/test-config.ts'
import { createTestShell } from '../../../../test/test-shell.ts'
import { createMailer } from './create-mailer.ts'

const clock = { now: () => new Date('2026-11-16T12:00:00Z') }
const LETTER = {
  to: 'anna@example.com',
  subject: 'Подтвердите удаление',
  paragraphs: ['Здравствуйте.', 'Теги <b> остаются текстом.'],
  button: { label: 'Подтвердить', url: 'https://kadr.test/c?a=1&b=2' },
  key: 'request:1',
}

const startServer = async (...args: Parameters<typeof startSmtpServer>) => {
  const server = await startSmtpServer(...args)
  onTestFinished(() => server.stop())
  const mail = { smtpUrl: server.url, from: 'Кадр <hello@kadr.test>' }
  return { server, mailer: createMailer({ config: createTestConfig({ mail }), clock }) }
}

it('sends a letter by SMTP, with one Message-ID for one key', async () => {
  const { server, mailer } = await startServer()
  expect(await mailer.send(LETTER)).toEqual({ kind: 'sent' })
  await mailer.send(LETTER)
  await mailer.send({ ...LETTER, key: 'request:2' })
  const ids = server.letters().map((letter) => /^Message-ID: (.+)$/im.exec(letter)?.[1])
  expect(ids[0]).toMatch(/^<[\da-f]{32}@localhost>$/)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
  expect(server.letters()[0]).toMatch(/^To: anna@example\.com$/m)
  expect(server.letters()[0]).toMatch(/^From: .*<hello@kadr\.test>$/m)
})

it('takes one address only, whatever is written in it', async () => {
  const commands: string[] = []
  const { mailer } = await startServer((command) => {
    commands.push(command)
    return undefined
  })
  await mailer.send({ ...LETTER, to: 'anna@example.com, other@example.com' }).catch(() => undefined)
  expect(commands.filter((command) => command.startsWith('RCPT')).length).toBeLessThan(2)
})

it('tells a refused address from a server that may take the letter later', async () => {
  const refusing = await startServer((command) =>
    command.startsWith('RCPT') ? '550 no such mailbox' : undefined,
  )
  expect(await refusing.mailer.send(LETTER)).toMatchObject({ kind: 'refused' })
  const busy = await startServer((command) =>
    command.startsWith('RCPT') ? '450 try later' : undefined,
  )
  await expect(busy.mailer.send(LETTER)).rejects.toThrow('450')
})

it('puts letters into the mailbox of the sandbox, shown as a page and as the reader sees them', async () => {
  const app = await createTestShell({ authenticate: async () => undefined, modules: [] })
  onTestFinished(() => app.stop())
  expect((await app.http.inject('/sandbox/mail')).body).toContain('Писем пока нет')
  await app.ctx.mailer.send(LETTER)
  const page = await app.http.inject('/sandbox/mail')
  expect(page.body).toContain('Подтвердите удаление')
  expect(page.body).toContain('<a href="https://kadr.test/c?a=1&amp;b=2">')
  expect(page.body).toContain('Теги &lt;b&gt; остаются текстом.')
  const [, path = ''] = /href="(\/sandbox\/mail\/[\w-]+)"/.exec(page.body) ?? []
  const letter = await app.http.inject(path)
  expect(letter.body).toContain('Теги &lt;b&gt; остаются текстом.')
  expect(letter.headers['content-security-policy']).toContain("default-src 'none'")
  expect((await app.http.inject('/sandbox/mail/..%2F..%2Fsecret')).statusCode).toBe(404)
})

it('is not available without a server outside the sandbox', async () => {
  const mailer = createMailer({ config: createTestConfig({ isSandbox: false }), clock })
  expect(mailer.isAvailable).toBe(false)
  expect(await mailer.send(LETTER)).toMatchObject({ kind: 'refused' })
})
