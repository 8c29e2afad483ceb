import { createHash } from 'node:crypto'
import { createSubject, DEMO_PEOPLE, formatFullName, type Person } from '../../google/people.ts'

/** Whoever chooses this account gets a token that was issued to another application. */
const STRANGER: Person = { givenName: 'Чужой', familyName: 'Токен', email: 'stranger@example.com' }
const OTHER_CLIENT = 'e0d1c2b3a4958677869504132231405f'

/** Phone accounts have a login but no address. */
export const YANDEX_PEOPLE: readonly Person[] = [
  ...DEMO_PEOPLE,
  { givenName: 'Вера', familyName: 'Лебедева', email: '', phone: '+79000000003' },
  STRANGER,
]

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** The application a token of this person was issued to. */
const clientOf = (person: Person, clientId: string): string =>
  createSubject(person) === createSubject(STRANGER) ? OTHER_CLIENT : clientId

export const pictureIdOf = (person: Person): string =>
  `31804/${digestOf(createSubject(person)).toString('base64url').slice(0, 26)}-1`

/** Reply of `login.yandex.ru/info`: each right opens its own fields. */
export const createInfo = ({
  person,
  clientId,
  rights,
}: {
  person: Person
  clientId: string
  rights: readonly string[]
}) => {
  const owner = clientOf(person, clientId)
  const id = String(1_000_000_000 + Number(BigInt(createSubject(person)) % 1_000_000_000n))
  const pseudonym = digestOf(`${owner} ${id}`).toString('base64url')
  return {
    id,
    login: person.email.split('@')[0] || `phne-${id}`,
    client_id: owner,
    psuid: `1.AA${id.slice(-4)}.${pseudonym.slice(0, 22)}.${pseudonym.slice(22, 43)}`,
    ...(rights.includes('login:info') && {
      display_name: person.email.split('@')[0] || person.givenName,
      real_name: formatFullName(person),
      first_name: person.givenName,
      last_name: person.familyName,
      sex: null,
    }),
    ...(rights.includes('login:email') && {
      default_email: person.email,
      emails: person.email ? [person.email] : [],
    }),
    ...(rights.includes('login:avatar') && {
      default_avatar_id: pictureIdOf(person),
      is_avatar_empty: false,
    }),
  }
}
