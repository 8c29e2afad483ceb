import { withCrowd } from '../_shared/crowd.ts'
import { GUESTS, type Guest, guestPeople } from '../_shared/guests.ts'
import type { FakePerson } from '../fake-network.ts'

const guestId = ({ number }: Guest) => String(17_841_405_000_001_000n + BigInt(number))

const PEOPLE: readonly FakePerson[] = [
  { id: '17841405000000201', name: 'Анна Ветрова', handle: '@vetrova.life' },
  { id: '17841405000000202', name: 'Кофейня «Полдень»', handle: '@polden.coffee' },
  { id: '17841405000000203', name: 'Новый блог', handle: '@novy.blog' },
  ...guestPeople((guest) => ({ id: guestId(guest), handle: `@${guest.word}.gost` })),
]

/** Too small for some metrics. */
export const SMALL_ACCOUNT = { id: '17841405000000203', followers: 42 }

/** Differs from application to application, unlike the id of the account. */
export const appScopedId = (accountId: string) => `99${accountId.slice(2)}`

type FacebookPage = { id: string; name: string; instagramId: string | undefined }

const ownerId = ({ number }: Guest) => String(10_220_000_000_001_000n + BigInt(number))

export const FACEBOOK_PEOPLE: readonly FakePerson[] = [
  { id: '10220000000000301', name: 'Анна Ветрова', handle: 'Две страницы с Instagram' },
  { id: '10220000000000302', name: 'Пётр Без Страниц', handle: 'Страниц с Instagram нет' },
  ...guestPeople((guest) => ({ id: ownerId(guest), handle: 'Одна страница с Instagram' })),
]

/** Pages by the user who manages them. */
export const FACEBOOK_PAGES: Readonly<Record<string, readonly FacebookPage[]>> = {
  '10220000000000301': [
    { id: '103900000000401', name: 'Ветрова', instagramId: '17841405000000201' },
    { id: '103900000000402', name: 'Полдень', instagramId: '17841405000000202' },
    { id: '103900000000403', name: 'Без Instagram', instagramId: undefined },
  ],
  '10220000000000302': [],
  ...Object.fromEntries(
    GUESTS.map((guest) => [
      ownerId(guest),
      [{ id: `1039000000${5000 + guest.number}`, name: guest.name, instagramId: guestId(guest) }],
    ]),
  ),
}

export const { peopleOf, findAccount, handleOf } = withCrowd(PEOPLE)
