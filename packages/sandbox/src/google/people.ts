import { createHash } from 'node:crypto'

export type Person = {
  givenName: string
  familyName: string
  /** Empty for an account made by phone. */
  email: string
  phone?: string
}

export const DEMO_PEOPLE: readonly Person[] = [
  { givenName: 'Анна', familyName: 'Смирнова', email: 'anna@example.com' },
  { givenName: 'Борис', familyName: 'Ковалёв', email: 'boris@example.com' },
]

export const formatFullName = ({ givenName, familyName }: Person) =>
  `${givenName} ${familyName}`.trim()

export const createPerson = ({ name, email }: { name: string; email: string }): Person => {
  const [givenName = '', ...rest] = name.trim().split(/\s+/)
  return { givenName, familyName: rest.join(' '), email: email.trim().toLowerCase() }
}

/** Digits only, like Google's; stable for a person across restarts. */
export const createSubject = ({ email, phone = '' }: Person) => {
  const digest = createHash('sha256')
    .update(email || phone)
    .digest('hex')
    .slice(0, 16)
  return `1${BigInt(`0x${digest}`).toString().padStart(20, '0')}`
}

export const createClaims = ({ person, issuer }: { person: Person; issuer: string }) => ({
  sub: createSubject(person),
  email: person.email,
  email_verified: true,
  name: formatFullName(person),
  given_name: person.givenName,
  family_name: person.familyName,
  picture: `${issuer}/picture.svg?letter=${encodeURIComponent(formatFullName(person).slice(0, 1))}`,
  locale: 'ru',
})

type PeopleOptions = { people: readonly Person[]; capacity?: number }

/** Users seen since the start; the oldest guest is evicted first. */
export const createPeople = ({ people, capacity = 1000 }: PeopleOptions) => {
  const bySubject = new Map(people.map((person) => [createSubject(person), person]))
  return {
    listed: people,
    find: (subject: string) => bySubject.get(subject),
    remember(person: Person) {
      const subject = createSubject(person)
      bySubject.set(subject, bySubject.get(subject) ?? person)
      if (bySubject.size > capacity + people.length) {
        const oldestGuest = [...bySubject.keys()][people.length]
        if (oldestGuest) bySubject.delete(oldestGuest)
      }
      return subject
    },
  }
}
export type People = ReturnType<typeof createPeople>
