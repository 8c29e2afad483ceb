import type { IncomingMessage } from 'node:http'
import { createPerson, type People } from './people.ts'

const BODY_LIMIT = 8 * 1024

export type Choice =
  | { kind: 'denied' }
  | { kind: 'chosen'; subject: string }
  | { kind: 'mistake'; message: string; typed: { name: string; email: string } }

export const readForm = async (request: IncomingMessage): Promise<URLSearchParams | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > BODY_LIMIT) return undefined
    chunks.push(bytes)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}

/** The button pressed on the account chooser. */
export const readChoice = ({ form, people }: { form: URLSearchParams; people: People }): Choice => {
  if (form.get('choice') === 'deny') return { kind: 'denied' }

  const subject = form.get('person')
  if (subject && people.find(subject)) return { kind: 'chosen', subject }

  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' }
  if (!/^\S+@\S+\.\S+$/.test(typed.email.trim()) || typed.email.length > 254) {
    return { kind: 'mistake', message: 'Введите адрес электронной почты', typed }
  }
  if (!typed.name.trim() || typed.name.length > 128) {
    return { kind: 'mistake', message: 'Введите имя', typed }
  }
  return { kind: 'chosen', subject: people.remember(createPerson(typed)) }
}
