import { withCrowd } from '../_shared/crowd.ts'
import type { FakePerson } from '../fake-network.ts'

const PEOPLE: readonly FakePerson[] = [
  { id: '17841405000000201', name: 'Анна Ветрова', handle: '@vetrova.life' },
  { id: '17841405000000202', name: 'Кофейня «Полдень»', handle: '@polden.coffee' },
  { id: '17841405000000203', name: 'Новый блог', handle: '@novy.blog' },
]

/** Too small for some metrics. */
export const SMALL_ACCOUNT = { id: '17841405000000203', followers: 42 }

type FacebookPage = { id: string; name: string; instagramId: string | undefined }

export const FACEBOOK_PEOPLE: readonly FakePerson[] = [
  { id: '10220000000000301', name: 'Анна Ветрова', handle: 'Две страницы с Instagram' },
  { id: '10220000000000302', name: 'Пётр Без Страниц', handle: 'Страниц с Instagram нет' },
]

/** Pages by the user who manages them. */
export const FACEBOOK_PAGES: Readonly<Record<string, readonly FacebookPage[]>> = {
  '10220000000000301': [
    { id: '103900000000401', name: 'Ветрова', instagramId: '17841405000000201' },
    { id: '103900000000402', name: 'Полдень', instagramId: '17841405000000202' },
    { id: '103900000000403', name: 'Без Instagram', instagramId: undefined },
  ],
  '10220000000000302': [],
}

export const { peopleOf, findAccount, handleOf } = withCrowd(PEOPLE)
